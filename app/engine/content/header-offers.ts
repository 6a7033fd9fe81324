import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import type { HeaderOffer } from "../graphql/resolvers.generated";
import { keptInMemory } from "../shared/kept-in-memory";

const readOffers = keptInMemory((db, storeCode) =>
  db.selectFrom("header_offer").selectAll().where("store_code", "=", storeCode).orderBy("position").execute(),
);

/** The banner's offers that run now, for everybody and for the price code in force. */
export async function headerOffers(
  db: Kysely<Database>,
  storeCode: string,
  priceCode: string | null,
  now: Date,
): Promise<HeaderOffer[]> {
  const time = now.toISOString();
  const rows = await readOffers(db, storeCode);
  return rows
    .filter((row) => row.price_code === null || row.price_code === priceCode)
    .filter((row) => (row.starts_at ?? time) <= time && (row.ends_at ?? time) >= time)
    .map((row) => ({
      sale_title: row.sale_title,
      offer_text: row.offer_text,
      offer_description: row.offer_description,
      store_notice: row.store_notice,
      offer_start_date: row.starts_at,
      offer_end_date: row.ends_at,
      show_timer: row.show_timer === 1,
    }));
}
