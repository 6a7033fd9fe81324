import type { Connection } from "../database/schema";
import type { HeaderOffer } from "../graphql/resolvers.generated";
import { decodePriceCodes } from "../promotions/price-code";
import { findPriceOffers } from "../promotions/price-code-offers";
import { cachedInMemory } from "../shared/memory-cache";
import { fillConfiguration } from "./config-directives";
import { readConfiguration } from "./configuration";

const readOffers = cachedInMemory((db, storeCode) =>
  db.selectFrom("header_offer").selectAll().where("store_code", "=", storeCode).orderBy("position").execute(),
);

/**
 * The header's current offers, including those for the active price codes.
 * @param priceCodes as base64, separated by spaces
 */
export async function headerOffers(
  db: Connection,
  storeCode: string,
  priceCodes: string | null,
  now: Date,
): Promise<HeaderOffer[]> {
  const time = now.toISOString();
  const [rows, configuration, { ended }] = await Promise.all([
    readOffers(db, storeCode),
    readConfiguration(db, storeCode),
    findPriceOffers(db, storeCode, priceCodes, now),
  ]);
  const codes = decodePriceCodes(priceCodes).filter((text) => !ended.some(({ code }) => code === text));
  return rows
    .filter(
      ({ price_code }) =>
        price_code === null || decodePriceCodes(price_code).some((code) => codes.includes(code)),
    )
    .filter((row) => (row.starts_at ?? time) <= time && (row.ends_at ?? time) >= time)
    .map((row) => ({
      sale_title: row.sale_title,
      offer_text: row.offer_text,
      offer_description: fillConfiguration(row.offer_description, configuration),
      store_notice: row.store_notice,
      offer_start_date: row.starts_at,
      offer_end_date: row.ends_at,
      show_timer: row.show_timer === 1,
    }));
}
