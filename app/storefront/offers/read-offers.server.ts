import {
  ShellOffersDocument,
  type ShellOffersQuery,
  SpecialOfferBlocksDocument,
  type SpecialOfferBlocksQuery,
} from "~/provider/contract/documents.generated";
import { memoizedByResponse } from "~/provider/memoized-by-response.server";
import { readPriceCodes } from "~/provider/price-code-cookies.server";
import { requestPublic } from "~/provider/public-cache.server";
import { isSupported } from "~/provider/supports.server";
import { SUBSCRIBE_FIELD } from "../newsletter/subscribe-response";
import { MAX_OFFERS, type Offer } from "./offer";
import { fillPlaceholders, freeShippingAmount, wordsOf } from "./offer-text";

/** CMS blocks that may contain a special offer, in order of precedence (specification §3 "Special offer"). */
export const SPECIAL_OFFER_KEYS = [
  ...[82, 83, 84, 85, 86, 87, 88, 89].map((category) => `category_specialoffer_${category}`),
  "category_special_cache_offer",
  "category_special_offer",
  "category_specialoffer_bfcm_sale",
];

/** Separator between an offer and its details; both forms are supported. */
const BREAK = /<!--\s*more\s*-->|<br\s+class="break"\s*\/?>/i;

export type OfferItem = NonNullable<
  NonNullable<NonNullable<ShellOffersQuery["headeroffer"]>["items"]>[number]
>;

/**
 * Reads the offers for this visitor at `now`, the special offer first; none when the provider is unavailable. A price
 * code may add offers. A host without offers has no banner.
 */
export async function readOffers(request: Request, now: Date): Promise<Offer[]> {
  if (!(await isSupported(ShellOffersDocument))) return [];
  const [special, current] = await Promise.all([readSpecialOffer(), readHeaderOffers(request, now)]);
  return [...(special ? [special] : []), ...current].slice(0, MAX_OFFERS);
}

async function readSpecialOffer(): Promise<Offer | null> {
  const response = await requestPublic(SpecialOfferBlocksDocument, { identifiers: SPECIAL_OFFER_KEYS }).catch(
    () => null,
  );
  return response && offerInBlocks(response);
}

const offerInBlocks = memoizedByResponse(({ cmsBlocks }: SpecialOfferBlocksQuery) => {
  const blocks = cmsBlocks?.items ?? [];
  return findSpecialOffer(new Map(blocks.map((block) => [block?.identifier ?? "", block?.content ?? ""])));
});

async function readHeaderOffers(request: Request, now: Date): Promise<Offer[]> {
  const priceCode = await readPriceCodes(request);
  const response = await requestPublic(ShellOffersDocument, { priceCode }).catch(() => null);
  if (!response) return [];
  return headerOffers(response).flatMap(({ item, offer }) => (isOn(item, now) ? offer : []));
}

const headerOffers = memoizedByResponse(({ headeroffer, configuration }: ShellOffersQuery) => {
  const freeShippingFrom = freeShippingAmount(configuration?.configvalues?.[0]?.value);
  return (headeroffer?.items ?? [])
    .flatMap((item) => item ?? [])
    .filter(({ offer_text }) => freeShippingFrom !== null || !offer_text?.includes("[FREESHIPPING]"))
    .map((item) => ({ item, offer: viewOffer(item, freeShippingFrom) }))
    .filter(({ offer }) => offer.text !== "");
});

function isOn({ offer_start_date, offer_end_date }: OfferItem, now: Date): boolean {
  const hasStarted = !offer_start_date || Date.parse(offer_start_date) <= now.getTime();
  const hasEnded = offer_end_date !== null && Date.parse(offer_end_date) <= now.getTime();
  return hasStarted && !hasEnded;
}

function viewOffer(item: OfferItem, freeShippingFrom: string | null): Offer {
  const fill = (text: string | null) => fillPlaceholders(text ?? "", item.sale_title ?? "", freeShippingFrom);
  const text = fill(item.offer_text);
  const notice = fill(item.store_notice);
  return {
    notice: text === "" ? "" : notice,
    text: text || notice,
    details: fill(item.offer_description),
    endsAt: item.offer_end_date,
    showTimer: item.show_timer === true,
    takesEmail: asksForEmail(item.offer_description ?? ""),
  };
}

/**
 * Returns the first special offer, split into text and details; null when there is none.
 * @param contents HTML by key
 */
export function findSpecialOffer(contents: ReadonlyMap<string, string>): Offer | null {
  const found = SPECIAL_OFFER_KEYS.map((key) => contents.get(key)?.trim()).find(Boolean);
  if (!found) return null;
  const [text, ...details] = found.split(BREAK).map(wordsOf);
  return {
    notice: "",
    text,
    details: details.join(" ").trim(),
    endsAt: null,
    showTimer: false,
    takesEmail: asksForEmail(found),
  };
}

/** Whether a merchant's markup links to the newsletter form. */
function asksForEmail(html: string): boolean {
  return html.includes(`href="#${SUBSCRIBE_FIELD}"`);
}
