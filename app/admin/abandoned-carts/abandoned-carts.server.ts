import { AbandonedCartsDocument } from "../documents.generated";
import { openAdmin } from "../frame/staff-session.server";

/** One page of the carts that shoppers have left. */
export async function readAbandonedCarts(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const { abandonedCarts } = await visit.read(AbandonedCartsDocument, { after: searchParams.get("after") });
  return {
    search,
    carts: abandonedCarts.items,
    endCursor: abandonedCarts.end_cursor ?? null,
    hasStores: visit.staff.stores.length > 1,
  };
}

export type AbandonedCartsView = Awaited<ReturnType<typeof readAbandonedCarts>>;
