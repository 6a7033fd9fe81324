import { DataTable } from "../ui/data-table";
import { NextPage } from "../ui/next-page";
import { SelectField } from "../ui/select-field";
import { StoreFilter } from "../ui/store-filter";
import { TextField } from "../ui/text-field";
import { orderColumns } from "./order-columns";
import { orderProblems, orderStatuses } from "./order-filter";
import type { OrdersView } from "./orders.server";

/** The list of orders with its filters. */
export function OrdersPage({ filter, search, orders, endCursor, stores, mayExport }: OrdersView) {
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
      <DataTable
        label="Orders"
        columns={orderColumns(stores.length > 1)}
        rows={orders}
        keyOf={({ number }) => number}
        empty="No orders match. Check the spelling, or clear a filter."
      />
      <NextPage search={search} endCursor={endCursor} />
    </>
  );
}
