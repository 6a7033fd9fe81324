import { type DraftOrderFilterInput, DraftOrdersDocument } from "../documents.generated";
import { openAdmin } from "../frame/staff-session.server";
import { searchOf } from "../ui/status-filter";
import { viewsOf } from "../views/views.server";
import { isDraftOrderStatus } from "./draft-order-statuses";

/** One page of the draft orders that match the address. */
export async function readDraftOrders(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const filter = draftOrderFilter(searchParams);
  const { draftOrders } = await visit.read(DraftOrdersDocument, { filter, after: searchParams.get("after") });
  return {
    status: filter.status ?? "",
    store: filter.store_code ?? "",
    search,
    searched: filter.search ?? "",
    drafts: draftOrders.items,
    endCursor: draftOrders.end_cursor ?? null,
    views: await viewsOf(visit, "DRAFT_ORDERS"),
    stores: visit.staff.stores,
    mayExport: visit.can("sales.export"),
  };
}

export type DraftOrdersView = Awaited<ReturnType<typeof readDraftOrders>>;

/** The filter of the list's address; an unknown status is left out. */
export function draftOrderFilter(query: URLSearchParams): DraftOrderFilterInput {
  const typed = query.get("status") ?? "";
  return {
    search: searchOf(query),
    status: isDraftOrderStatus(typed) ? typed : null,
    store_code: query.get("store") || null,
  };
}
