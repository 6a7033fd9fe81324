import { type AbandonedCartFilterInput, AbandonedCartsDocument } from "../documents.generated";
import { openAdmin } from "../frame/staff-session.server";
import { dayOfAddress } from "../ui/day-of-address";
import { viewsOf } from "../views/views.server";

/** One page of the carts that shoppers have left, as the address filters them. */
export async function readAbandonedCarts(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const filter = abandonedCartFilter(searchParams);
  const after = searchParams.get("after");
  const { abandonedCarts } = await visit.read(AbandonedCartsDocument, { filter, after });
  return {
    search,
    filter,
    carts: abandonedCarts.items,
    endCursor: abandonedCarts.end_cursor ?? null,
    stores: visit.staff.stores,
    views: await viewsOf(visit, "ABANDONED_CARTS"),
    mayExport: visit.can("customers.export"),
  };
}

export type AbandonedCartsView = Awaited<ReturnType<typeof readAbandonedCarts>>;

const reminded: Record<string, boolean> = { yes: true, no: false };

/** The filter of the list's address; what no field has is left out. */
export function abandonedCartFilter(query: URLSearchParams) {
  return {
    search: (query.get("search") ?? "").trim().slice(0, 200),
    store_code: query.get("store") || null,
    is_reminded: reminded[query.get("reminder") ?? ""] ?? null,
    since: dayOfAddress(query, "since"),
  } satisfies AbandonedCartFilterInput;
}
