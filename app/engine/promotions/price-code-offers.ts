import type { Kysely } from "kysely";
import { readConfiguration } from "../content/configuration";
import type { Database } from "../database/schema";
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

/** Configuration value with the codes that the shop has ended, in plain text, divided by commas (specification §4). */
const EXPIRED_CODES = "expired_price_codes";
/** As many as a shopper can carry: their own, that of a starting price, and the introduction's. */
const MAX_CODES = 3;

export interface PriceOffers {
  current: PriceOffer[];
  /** Of codes that the store knows, but whose time is over or has not come. */
  ended: PriceOffer[];
}

export const NO_OFFERS: PriceOffers = { current: [], ended: [] };

/**
 * What price codes offer at this moment; a code that the store does not know offers nothing. The same codes offer the
 * same, in whichever order and however often they are sent: prices of a whole catalog are kept by them.
 * @param sent codes as base64, divided by a space
 */
export async function findPriceOffers(
  db: Kysely<Database>,
  storeCode: string,
  sent: string | null,
  now: Date,
): Promise<PriceOffers> {
  const wanted = [...new Set(decodePriceCodes(sent))].slice(0, MAX_CODES).sort();
  if (wanted.length === 0) return NO_OFFERS;
  const [known, configuration] = await Promise.all([
    readPriceCodes(db, storeCode),
    readConfiguration(db, storeCode),
  ]);
  const expired = (configuration.get(EXPIRED_CODES) ?? "").split(",").map((code) => code.trim());
  const offers = wanted.flatMap((code) => known.get(code) ?? []);
  const runs = (offer: PriceOffer) => !expired.includes(offer.code) && isCurrent(offer, now);
  return { current: offers.filter(runs), ended: offers.filter((offer) => !runs(offer)) };
}

/** Those of the codes that offer something at this moment, as they were sent; null when none does. */
export async function currentPriceCodes(
  db: Kysely<Database>,
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
