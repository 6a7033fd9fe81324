import type { Offer } from "./offer";
import { wordsOf } from "./offer-text";

/** CMS blocks that may contain a special offer, in order of precedence (specification §3 "Special offer"). */
export const SPECIAL_OFFER_KEYS = [
  ...[82, 83, 84, 85, 86, 87, 88, 89].map((category) => `category_specialoffer_${category}`),
  "category_special_cache_offer",
  "category_special_offer",
  "category_specialoffer_bfcm_sale",
];

/** Separator between an offer and its details; both forms are supported. */
const BREAK = /<!--\s*more\s*-->|<br\s+class="break"\s*\/?>/i;

/**
 * Returns the first special offer, split into text and details; null when there is none.
 * @param contents HTML by key
 */
export function findSpecialOffer(contents: ReadonlyMap<string, string>): Offer | null {
  const found = SPECIAL_OFFER_KEYS.map((key) => contents.get(key)?.trim()).find(Boolean);
  if (!found) return null;
  const [text, ...details] = found.split(BREAK).map(wordsOf);
  return { notice: "", text, details: details.join(" ").trim(), endsAt: null, showTimer: false };
}
