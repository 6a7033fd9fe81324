import { PriceCodesDocument, type PromotionState } from "../documents.generated";
import { openAdmin } from "../frame/staff-session.server";
import { promotionStates } from "../ui/promotion-states";
import { viewsOf } from "../views/views.server";

/** The price codes that match the address. */
export async function readPriceCodes(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const filter = readFilter(searchParams);
  const { priceCodes } = await visit.read(PriceCodesDocument, {
    filter: {
      search: filter.search || null,
      state: (filter.state || null) as PromotionState | null,
      store_code: filter.store || null,
    },
  });
  return {
    filter,
    search,
    priceCodes,
    stores: visit.staff.stores,
    views: await viewsOf(visit, "PRICE_CODES"),
    isDeleted: searchParams.has("deleted"),
  };
}

export type PriceCodesView = Awaited<ReturnType<typeof readPriceCodes>>;

/** The filter of the list's address; an unknown state is left out. */
function readFilter(query: URLSearchParams) {
  const state = query.get("state") ?? "";
  return {
    search: (query.get("search") ?? "").trim().slice(0, 100),
    state: Object.hasOwn(promotionStates, state) ? state : "",
    store: query.get("store") ?? "",
  };
}
