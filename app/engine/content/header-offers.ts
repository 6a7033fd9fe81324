import { lastShopDay } from "~/brand/shop-day";
import type { Connection, Row } from "../database/schema";
import type { HeaderOffer } from "../graphql/resolvers.generated";
import { decodePriceCodes } from "../promotions/price-code";
import { findPriceOffers } from "../promotions/price-code-offers";
import { cachedInMemory } from "../shared/memory-cache";
import { fillConfiguration, namesEmptyValue } from "./config-directives";
import { readContentValues } from "./content-values";

const readOffers = cachedInMemory((db, storeCode) =>
  db.selectFrom("header_offer").selectAll().where("store_code", "=", storeCode).orderBy("position").execute(),
);

/**
 * The header's current offers, including those for the price codes that run; without those that name a value that is
 * switched off, such as the amount of free shipping.
 * @param priceCodes as base64, separated by spaces
 */
export async function headerOffers(
  db: Connection,
  storeCode: string,
  priceCodes: string | null,
  now: Date,
): Promise<HeaderOffer[]> {
  const time = now.toISOString();
  const [rows, values, { current }] = await Promise.all([
    readOffers(db, storeCode),
    readContentValues(db, storeCode),
    findPriceOffers(db, storeCode, priceCodes, now),
  ]);
  const codes = current.map(({ code }) => code);
  return rows
    .filter(
      ({ price_code }) =>
        price_code === null || decodePriceCodes(price_code).some((code) => codes.includes(code)),
    )
    .filter((row) => (row.starts_at ?? time) <= time && (row.ends_at ?? time) >= time)
    .filter((row) => !namesEmptyValue(`${row.offer_text} ${row.offer_description}`, values))
    .map((row) => ({
      sale_title: row.sale_title,
      offer_text: filled(row, "offer_text", values),
      offer_description: filled(row, "offer_description", values),
      store_notice: row.store_notice,
      offer_start_date: row.starts_at,
      offer_end_date: row.ends_at,
      show_timer: row.show_timer === 1,
    }));
}

/** The text with the configuration's values, and with [LAST_DAY] as the offer's last day, such as "December 14". */
function filled(
  row: Row<"header_offer">,
  column: "offer_text" | "offer_description",
  values: ReadonlyMap<string, string>,
): string {
  const text = fillConfiguration(row[column], values);
  return row.ends_at === null ? text : text.replaceAll("[LAST_DAY]", lastDay(row.ends_at));
}

const dayAndMonth = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

/** The last whole day before an end, in the shop's time zone. */
function lastDay(end: string): string {
  return dayAndMonth.format(new Date(`${lastShopDay(end)}T00:00:00Z`));
}
