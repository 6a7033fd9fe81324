import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import { keptInMemory } from "../shared/kept-in-memory";
import type { TaxRate } from "./tax-rate";

/** The tax rates by state, such as CA. */
const readTaxRates = keptInMemory(async (db): Promise<ReadonlyMap<string, TaxRate>> => {
  const rates = await db.selectFrom("tax_rate").selectAll().execute();
  return new Map(rates.map((rate) => [rate.region_code, rate]));
});

/** The rate of a state; null when it has none. */
export async function findTaxRate(
  db: Kysely<Database>,
  storeCode: string,
  regionCode: string,
): Promise<TaxRate | null> {
  return (await readTaxRates(db, storeCode)).get(regionCode) ?? null;
}
