import { DataTable } from "../ui/data-table";
import { moneyText, shopTimeText } from "../ui/format";
import { NextPage } from "../ui/next-page";
import { shortList } from "../ui/short-list";
import type { AbandonedCartsView } from "./abandoned-carts.server";

type Cart = AbandonedCartsView["carts"][number];

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
          { title: "Products", cell: ({ products }) => shortList(products) },
          {
            title: "Value",
            cell: ({ subtotal_with_discount }) => moneyText(subtotal_with_discount),
            isNumber: true,
          },
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
