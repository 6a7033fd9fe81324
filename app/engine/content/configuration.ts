import type { Connection } from "../database/schema";
import { cachedInMemory } from "../shared/memory-cache";

/** The store's configuration values by key (specification §3). */
export const readConfiguration = cachedInMemory(
  async (db, storeCode): Promise<ReadonlyMap<string, string>> => {
    const rows = await db
      .selectFrom("configuration")
      .select(["key", "value"])
      .where("store_code", "=", storeCode)
      .execute();
    return new Map(rows.map(({ key, value }) => [key, value]));
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
