import { type Column, DataTable } from "../ui/data-table";
import { shopTimeText } from "../ui/format";
import { NextPage } from "../ui/next-page";
import { SelectField } from "../ui/select-field";
import { StoreFilter } from "../ui/store-filter";
import { TextField } from "../ui/text-field";
import { SavedViews } from "../views/saved-views";
import { claimAges, claimReasons, claimStatuses, claimWishes } from "./claim-filter";
import type { ClaimsView } from "./claims.server";

type Claim = ClaimsView["claims"][number];

/** The claims and returns of all orders with their filters; each is decided on the page of its order. */
export function ClaimsPage({
  filter,
  search,
  claims,
  endCursor,
  stores,
  views,
  mayExport,
  maySeeOrders,
}: ClaimsView) {
  return (
    <>
      <div className="heading">
        <h1>Claims and returns</h1>
        {mayExport && (
          <form method="post" action={`/admin/claims/export${search}`}>
            <button type="submit" className="quiet">
              Export CSV
            </button>
          </form>
        )}
      </div>
      <form method="get" className="filters" aria-label="Claims">
        <TextField
          name="search"
          label="Search"
          type="search"
          defaultValue={filter.search}
          placeholder="Order number or email"
        />
        <SelectField
          name="status"
          label="Status"
          value={filter.status}
          options={Object.entries(claimStatuses)}
        />
        <SelectField
          name="reason"
          label="Problem"
          value={filter.reason}
          options={[["", "Any problem"], ...Object.entries(claimReasons)]}
        />
        <SelectField
          name="wish"
          label="The buyer wants"
          value={filter.wish}
          options={[["", "Anything"], ...Object.entries(claimWishes)]}
        />
        <SelectField
          name="days"
          label="Age"
          value={filter.days}
          options={[["", "Any age"], ...Object.entries(claimAges)]}
        />
        <StoreFilter store={filter.store} stores={stores} />
        <button type="submit">Show</button>
      </form>
      <SavedViews list="CLAIMS" views={views} search={search} />
      <DataTable
        label="Claims"
        rows={claims}
        keyOf={({ id }) => id}
        empty={search === "" ? "Every claim is decided." : "No claims match. Clear a filter."}
        columns={[orderColumn(maySeeOrders), ...columns, ...(stores.length > 1 ? [storeColumn] : [])]}
      />
      <NextPage search={search} endCursor={endCursor} />
    </>
  );
}

function orderColumn(maySeeOrders: boolean): Column<Claim> {
  return {
    title: "Order",
    cell: ({ order_number }) =>
      maySeeOrders ? <a href={`/admin/orders/${order_number}#claims`}>{order_number}</a> : order_number,
  };
}

const columns: Column<Claim>[] = [
  { title: "Product", cell: ({ quantity, product_name }) => `${quantity} × ${product_name}` },
  { title: "Problem", cell: ({ reason }) => claimReasons[reason] },
  { title: "The buyer wants", cell: ({ wish }) => claimWishes[wish] },
  { title: "Buyer", cell: ({ email }) => email || "Erased" },
  { title: "Made", cell: ({ created_at }) => shopTimeText(created_at) },
  {
    title: "Status",
    cell: ({ status, decided_at }) => (
      <span>
        <span className={status === "OPEN" ? "pill active" : "pill"}>{claimStatuses[status]}</span>
        {decided_at && <small> {shopTimeText(decided_at)}</small>}
      </span>
    ),
  },
];

const storeColumn: Column<Claim> = { title: "Store", cell: ({ store_code }) => store_code };
