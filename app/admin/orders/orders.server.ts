import { redirect } from "@remix-run/node";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { ExportOrdersDocument, OrdersDocument } from "../documents.generated";
import { failedDownload } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { openAdmin } from "../frame/staff-session.server";
import { listResponse } from "../ui/download-response";
import { viewsOf } from "../views/views.server";
import { type BulkStep, bulkSteps } from "./bulk/bulk-steps";
import { filterInput, readOrderFilter } from "./order-filter";

/** One page of the orders that match the address. */
export async function readOrders(request: Request) {
  const visit = await openAdmin(request);
  const { searchParams } = new URL(request.url);
  const changed = Number(searchParams.get("changed") ?? Number.NaN);
  searchParams.delete("changed");
  const filter = readOrderFilter(searchParams);
  const after = searchParams.get("after");
  const madeAt = new Date().toISOString();
  const { orders } = await visit.read(OrdersDocument, { filter: filterInput(filter), after });
  return {
    madeAt,
    filter,
    search: searchParams.size > 0 ? `?${searchParams}` : "",
    orders: orders.items,
    endCursor: orders.end_cursor ?? null,
    stores: visit.staff.stores,
    views: await viewsOf(visit, "ORDERS"),
    mayExport: visit.can("sales.export"),
    formKey: newFormKey(),
    steps: (Object.keys(bulkSteps) as BulkStep[]).filter((step) => visit.can(bulkSteps[step].permission)),
    /** Number of orders that the form before has changed; null without one. */
    changed: Number.isSafeInteger(changed) ? changed : null,
  };
}

export type OrdersView = Awaited<ReturnType<typeof readOrders>>;

/** Downloads the orders that match the address as CSV. @throws Response as `openAdmin` and its calls do */
export async function exportOrders(request: Request): Promise<Response> {
  await submittedForm(request);
  const visit = await openAdmin(request);
  const { searchParams } = new URL(request.url);
  const filter = filterInput(readOrderFilter(searchParams));
  const result = await visit.attempt(ExportOrdersDocument, { filter });
  if (!result.ok) throw failedDownload(result);
  return listResponse(result.data.exportOrders, "orders");
}

/** Where somebody continues who had to confirm their identity before an export: the list. */
export function backToOrders(request: Request): Response {
  return redirect(`/admin/orders${new URL(request.url).search}`);
}
