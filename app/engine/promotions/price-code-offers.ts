import { readConfiguration } from "../content/configuration";
import type { Connection } from "../database/schema";
import { groupBy } from "../shared/group-by";
import { cachedInMemory } from "../shared/memory-cache";
import { isCurrent } from "./coupon";
import type { PriceOffer } from "./offered-prices";
import { decodePriceCode, decodePriceCodes } from "./price-code";

const readPriceCodes = cachedInMemory(
  async (db, storeCode): Promise<ReadonlyMap<string, PriceOffer[]>> =>
    groupBy(
      await db.selectFrom("price_code").selectAll().where("store_code", "=", storeCode).execute(),
      ({ code }) => code,
    ),
);

/** Configuration value with the codes ended by the store, in plain text, separated by commas (specification §4). */
const EXPIRED_CODES = "expired_price_codes";
/** The most a shopper can have: their own, that of a starting price, and the introduction's. */
const MAX_CODES = 3;

export interface PriceOffers {
  current: PriceOffer[];
  /** Codes known to the store, but outside their validity. */
  ended: PriceOffer[];
}

export const NO_OFFERS: PriceOffers = { current: [], ended: [] };

/**
 * Current offers of price codes; unknown codes offer nothing. Independent of order and repetition of the codes, since
 * the prices of a whole catalog are cached by offers.
 * @param sent codes as base64, separated by spaces
 */
export async function findPriceOffers(
  db: Connection,
  storeCode: string,
  sent: string | null,
  now: Date,
): Promise<PriceOffers> {
  const wanted = [...new Set(decodePriceCodes(sent))].slice(0, MAX_CODES).sort();
  if (wanted.length === 0) return NO_OFFERS;
  const [known, expired] = await Promise.all([
    readPriceCodes(db, storeCode),
    readExpiredCodes(db, storeCode),
  ]);
  const offers = wanted.flatMap((code) => known.get(code) ?? []);
  const runs = (offer: PriceOffer) => !expired.includes(offer.code) && isCurrent(offer, now);
  return { current: offers.filter(runs), ended: offers.filter((offer) => !runs(offer)) };
}

/** Codes that the store's configuration has ended, in plain text. */
export async function readExpiredCodes(db: Connection, storeCode: string): Promise<string[]> {
  const configuration = await readConfiguration(db, storeCode);
  return (configuration.get(EXPIRED_CODES) ?? "").split(",").map((code) => code.trim());
}

/** The codes with a current offer, as sent; null when there is none. */
export async function currentPriceCodes(
  db: Connection,
  storeCode: string,
  sent: string | null,
  now: Date,
): Promise<string | null> {
  if (sent === null) return null;
  const { current } = await findPriceOffers(db, storeCode, sent, now);
  const codes = [...new Set(sent.split(" "))].filter((code) => {
    const text = decodePriceCode(code);
    return text !== null && current.some((offer) => offer.code === text);
  });
  return codes.length > 0 ? codes.join(" ") : null;
}
