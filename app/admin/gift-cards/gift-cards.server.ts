import { type GiftCardFilterInput, type GiftCardSelection, GiftCardsDocument } from "../documents.generated";
import { openAdmin } from "../frame/staff-session.server";
import { viewsOf } from "../views/views.server";
import { giftCardSelections } from "./gift-card-texts";

/** One page of the gift cards that match the address. */
export async function readGiftCards(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const filter = readFilter(searchParams);
  const { giftCards } = await visit.read(GiftCardsDocument, {
    filter: giftCardFilter(searchParams),
    after: searchParams.get("after"),
  });
  return {
    filter,
    search,
    giftCards: giftCards.items,
    endCursor: giftCards.end_cursor ?? null,
    stores: visit.staff.stores,
    views: await viewsOf(visit, "GIFT_CARDS"),
    mayExport: visit.can("customers.export"),
    isIssued: searchParams.has("issued"),
  };
}

export type GiftCardsView = Awaited<ReturnType<typeof readGiftCards>>;

/** The filter of the list's address as the staff's API takes it. */
export function giftCardFilter(query: URLSearchParams): GiftCardFilterInput {
  const { search, selection, store } = readFilter(query);
  return {
    search: search || null,
    selection: (selection || null) as GiftCardSelection | null,
    store_code: store || null,
  };
}

/** The filter of the list's address; an unknown selection is left out. */
function readFilter(query: URLSearchParams) {
  const selection = query.get("selection") ?? "";
  return {
    search: (query.get("search") ?? "").trim().slice(0, 254),
    selection: Object.hasOwn(giftCardSelections, selection) ? selection : "",
    store: query.get("store") ?? "",
  };
}
