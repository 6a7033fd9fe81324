import { DataTable } from "../ui/data-table";
import { moneyText, shopTimeText } from "../ui/format";
import { NextPage } from "../ui/next-page";
import type { AbandonedCartsView } from "./abandoned-carts.server";

type Cart = AbandonedCartsView["carts"][number];

/** Products of a cart that the list names. */
const MAX_NAMED = 3;

/** The carts that shoppers have left, those changed last first. */
export function AbandonedCartsPage({ search, carts, endCursor, hasStores }: AbandonedCartsView) {
  return (
    <>
      <h1>Abandoned carts</h1>
      <p className="soft">
        Carts of shoppers who gave their email address, unchanged for an hour, at today&rsquo;s prices.
        Newsletter subscribers are reminded once by email.
      </p>
      <DataTable
        label="Abandoned carts"
        rows={carts}
        keyOf={({ email, updated_at }) => `${updated_at} ${email}`}
        empty="Nobody has left a cart."
        columns={[
          {
            title: "Shopper",
            cell: ({ email, customer_id }) =>
              customer_id ? <a href={`/admin/customers/${customer_id}`}>{email}</a> : email,
          },
          { title: "Products", cell: ({ products }) => productsText(products) },
          { title: "Value", cell: ({ goods }) => moneyText(goods), isNumber: true },
          ...(hasStores ? [{ title: "Store", cell: ({ store_code }: Cart) => store_code }] : []),
          { title: "Last changed", cell: ({ updated_at }) => shopTimeText(updated_at) },
          {
            title: "Reminded",
            cell: ({ reminded_at }) => (reminded_at ? shopTimeText(reminded_at) : "No"),
          },
        ]}
      />
      <NextPage search={search} endCursor={endCursor} />
    </>
  );
}

/** Such as "1 × Photo Mug, 2 × Pet Tag and 3 more". */
function productsText(products: string[]): string {
  const [named, more] = [products.slice(0, MAX_NAMED).join(", "), products.length - MAX_NAMED];
  return more > 0 ? `${named} and ${more} more` : named;
}
