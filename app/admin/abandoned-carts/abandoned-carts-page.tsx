import { ExportForm } from "../lists/export-form";
import { DataTable } from "../ui/data-table";
import { moneyText, shopTimeText } from "../ui/format";
import { NextPage } from "../ui/next-page";
import { SelectField } from "../ui/select-field";
import { shortList } from "../ui/short-list";
import { StoreFilter } from "../ui/store-filter";
import { TextField } from "../ui/text-field";
import { SavedViews } from "../views/saved-views";
import type { AbandonedCartsView } from "./abandoned-carts.server";

type Cart = AbandonedCartsView["carts"][number];

/** The carts that shoppers have left, those changed last first. */
export function AbandonedCartsPage(props: AbandonedCartsView) {
  const { search, carts, endCursor, stores, views, mayExport } = props;
  return (
    <>
      <div className="heading">
        <h1>Abandoned carts</h1>
        {mayExport && <ExportForm list="abandoned-carts" search={search} />}
      </div>
      <p className="soft">
        Carts of shoppers who gave their email address, unchanged for an hour, at today&rsquo;s prices.
        Newsletter subscribers are reminded once by email.
      </p>
      <CartFilter {...props} />
      <SavedViews list="ABANDONED_CARTS" views={views} search={search} />
      <DataTable
        label="Abandoned carts"
        rows={carts}
        keyOf={({ email, updated_at }) => `${updated_at} ${email}`}
        empty={emptyText(props)}
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
          ...(stores.length > 1 ? [{ title: "Store", cell: ({ store_code }: Cart) => store_code }] : []),
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

function CartFilter({ filter, stores }: AbandonedCartsView) {
  const { search, store_code, is_reminded, since } = filter;
  return (
    <form method="get" className="filters" aria-label="Abandoned carts">
      <TextField name="search" label="Search" type="search" defaultValue={search} placeholder="Email" />
      <SelectField
        name="reminder"
        label="Reminder"
        value={is_reminded === null ? "" : is_reminded ? "yes" : "no"}
        options={[
          ["", "With and without"],
          ["yes", "Reminded"],
          ["no", "Not reminded"],
        ]}
      />
      <TextField name="since" label="Changed since" type="date" defaultValue={since ?? ""} />
      <StoreFilter store={store_code ?? ""} stores={stores} />
      <button type="submit">Show</button>
    </form>
  );
}

/** A page that is filtered by reminders may have no cart although others follow. */
function emptyText({ filter, endCursor }: AbandonedCartsView): string {
  if (endCursor) return "None among these carts. See the next page.";
  const { search, store_code, is_reminded, since } = filter;
  const isFiltered = search || store_code || is_reminded !== null || since;
  return isFiltered ? "No carts match. Type the whole email, or clear a filter." : "Nobody has left a cart.";
}
