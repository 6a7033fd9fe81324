import { lastShopDay } from "~/brand/shop-day";
import { ExportForm } from "../lists/export-form";
import { type Column, DataTable } from "../ui/data-table";
import { dayText, shopTimeText } from "../ui/format";
import { NextPage } from "../ui/next-page";
import { SelectField } from "../ui/select-field";
import { StoreFilter } from "../ui/store-filter";
import { TextField } from "../ui/text-field";
import { SavedViews } from "../views/saved-views";
import { draftOrderStatuses } from "./draft-order-statuses";
import type { DraftOrdersView } from "./draft-orders.server";

type Draft = DraftOrdersView["drafts"][number];

/** The list of draft orders with its filters. */
export function DraftOrdersPage({
  status,
  store,
  search,
  searched,
  drafts,
  endCursor,
  stores,
  views,
  mayExport,
}: DraftOrdersView) {
  return (
    <>
      <div className="heading">
        <h1>Draft orders</h1>
        <a className="button" href="/admin/new-draft-order">
          New draft order
        </a>
        {mayExport && <ExportForm list="draft-orders" search={search} />}
      </div>
      <form method="get" className="filters" aria-label="Draft orders">
        <TextField
          name="search"
          label="Search"
          type="search"
          defaultValue={searched}
          placeholder="D-number, email or order"
        />
        <SelectField
          name="status"
          label="Status"
          value={status}
          options={[["", "Any status"], ...Object.entries(draftOrderStatuses)]}
        />
        <StoreFilter store={store} stores={stores} />
        <button type="submit">Show</button>
      </form>
      <SavedViews list="DRAFT_ORDERS" views={views} search={search} />
      <DataTable
        label="Draft orders"
        rows={drafts}
        keyOf={({ id }) => id}
        empty={
          searched
            ? "No draft orders match. Search by number such as D12, the full email or the order number."
            : "No draft orders here. Start one for a customer who orders by phone or email."
        }
        columns={[...columns, ...(stores.length > 1 ? [storeColumn] : [])]}
      />
      <NextPage search={search} endCursor={endCursor} />
    </>
  );
}

const columns: Column<Draft>[] = [
  {
    title: "Draft",
    cell: ({ id, email }) => (
      <a href={`/admin/draft-orders/${id}`}>
        D{id} {email || "Erased"}
      </a>
    ),
  },
  { title: "Status", cell: (draft) => <StatusPill {...draft} /> },
  { title: "Pieces", cell: ({ pieces }) => pieces, isNumber: true },
  {
    title: "Started",
    cell: ({ created_at, created_by }) => `${shopTimeText(created_at)} by ${created_by}`,
  },
  {
    title: "Link works through",
    cell: ({ status, expires_at }) =>
      status === "SENT" && expires_at ? dayText(lastShopDay(expires_at)) : "–",
  },
];

const storeColumn: Column<Draft> = { title: "Store", cell: ({ store_code }) => store_code };

function StatusPill({ status, order_number, order_status }: Draft) {
  if (!order_number)
    return <span className={status === "SENT" ? "pill active" : "pill"}>{draftOrderStatuses[status]}</span>;
  return (
    <>
      <a href={`/admin/orders/${order_number}`}>{order_number}</a> <small>{order_status}</small>
    </>
  );
}
