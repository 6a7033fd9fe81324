import { DraftOrdersDocument } from "../documents.generated";
import { openAdmin } from "../frame/staff-session.server";
import { viewsOf } from "../views/views.server";
import { isDraftOrderStatus } from "./draft-order-statuses";

/** One page of the draft orders that match the address. */
export async function readDraftOrders(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const typed = searchParams.get("status") ?? "";
  const status = isDraftOrderStatus(typed) ? typed : null;
  const store = searchParams.get("store") ?? "";
  const filter = { status, store_code: store || null };
  const { draftOrders } = await visit.read(DraftOrdersDocument, { filter, after: searchParams.get("after") });
  return {
    status: status ?? "",
    store,
    search,
    drafts: draftOrders.items,
    endCursor: draftOrders.end_cursor ?? null,
    views: await viewsOf(visit, "DRAFT_ORDERS"),
    stores: visit.staff.stores,
  };
}

export type DraftOrdersView = Awaited<ReturnType<typeof readDraftOrders>>;
