import { DataTable } from "../ui/data-table";
import { NextPage } from "../ui/next-page";
import { SelectField } from "../ui/select-field";
import { StoreFilter } from "../ui/store-filter";
import { TextField } from "../ui/text-field";
import { Updates } from "../ui/updates";
import { SavedViews } from "../views/saved-views";
import { BulkNotice, BulkSteps } from "./bulk/bulk-forms";
import type { BulkOutcome } from "./bulk/change-orders.server";
import { orderColumns } from "./order-columns";
import { orderProblems, orderStatuses } from "./order-filter";
import type { OrdersView } from "./orders.server";

/** The list of orders with its filters, and the steps that are taken for several of them. */
export function OrdersPage({
  madeAt,
  filter,
  search,
  orders,
  endCursor,
  stores,
  views,
  mayExport,
  formKey,
  steps,
  changed,
  outcome,
}: OrdersView & { outcome: BulkOutcome | null }) {
  const mayCheck = steps.length > 0;
  return (
    <>
      <div className="heading">
        <h1>Orders</h1>
        {mayExport && (
          <form method="post" action={`/admin/orders/export${search}`}>
            <button type="submit" className="quiet">
              Export CSV
            </button>
          </form>
        )}
      </div>
      <form method="get" className="filters" aria-label="Orders">
        <TextField
          name="search"
          label="Search"
          type="search"
          defaultValue={filter.search}
          placeholder="Number, email or last name"
        />
        <SelectField
          name="status"
          label="Status"
          value={filter.status}
          options={[["", "Any status"], ...Object.entries(orderStatuses)]}
        />
        <SelectField
          name="problem"
          label="Problem"
          value={filter.problem}
          options={[["", "All orders"], ...Object.entries(orderProblems)]}
        />
        <StoreFilter store={filter.store} stores={stores} />
        <button type="submit">Show</button>
      </form>
      {search === "" && <Updates about={{ since: madeAt }} />}
      <SavedViews list="ORDERS" views={views} search={search} />
      <BulkNotice changed={changed} outcome={outcome} />
      <form method="post" action={`/admin/orders${search}`} aria-label="Checked orders">
        <DataTable
          label="Orders"
          columns={orderColumns({
            hasStores: stores.length > 1,
            checked: mayCheck ? (outcome?.numbers ?? []) : null,
          })}
          rows={orders}
          keyOf={({ number }) => number}
          empty="No orders match. Check the spelling, or clear a filter."
        />
        {mayCheck && orders.length > 0 && (
          <BulkSteps formKey={formKey} steps={steps} text={outcome?.text ?? ""} />
        )}
      </form>
      <NextPage search={search} endCursor={endCursor} />
    </>
  );
}
