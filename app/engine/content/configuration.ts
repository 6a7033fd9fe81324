import type { Connection } from "../database/schema";
import { cachedInMemory } from "../shared/memory-cache";
import { startingPrice, startingPriceText, storeCountry } from "./starting-price";

/**
 * The store's configuration values by key (specification §3), and the starting price of the store's country: formatted
 * for texts as `starting_price`, its amount as `starting_price_value`.
 */
export const readConfiguration = cachedInMemory(
  async (db, storeCode): Promise<ReadonlyMap<string, string>> => {
    const rows = await db
      .selectFrom("configuration")
      .select(["key", "value"])
      .where("store_code", "=", storeCode)
      .execute();
    const values = new Map(rows.map(({ key, value }) => [key, value]));
    const country = storeCountry(values);
    return values
      .set("starting_price", startingPriceText(values, country))
      .set("starting_price_value", startingPrice(values, country)?.amount ?? "");
  },
);

/** The configuration values of the known ones among the keys. */
export async function configurationValues(
  db: Connection,
  storeCode: string,
  keys: string[],
): Promise<{ key: string; value: string }[]> {
  const known = await readConfiguration(db, storeCode);
  return [...new Set(keys)].flatMap((key) => {
    const value = known.get(key);
    return value === undefined ? [] : [{ key, value }];
  });
}
