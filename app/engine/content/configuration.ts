import { configurationProblem } from "~/brand/configuration-data";
import type { Connection } from "../database/schema";
import { cachedInMemory } from "../shared/memory-cache";
import { folderConfiguration } from "../shared/seeded-rows";

/**
 * The store's configuration values by key (specification §3). A wrong value of the database, such as an empty amount, is
 * refused: the folder's applies.
 */
export const readConfiguration = cachedInMemory(
  async (db, storeCode): Promise<ReadonlyMap<string, string>> => {
    const rows = await db
      .selectFrom("configuration")
      .select(["key", "value"])
      .where("store_code", "=", storeCode)
      .execute();
    if (!rows.some(isWrong)) return new Map(rows.map(({ key, value }) => [key, value]));
    const inFolder = await folderConfiguration(db, storeCode);
    return new Map(
      rows.flatMap((row) => {
        const value = isWrong(row) ? inFolder.get(row.key) : row.value;
        return value === undefined ? [] : [[row.key, value]];
      }),
    );
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

function isWrong({ key, value }: { key: string; value: string }): boolean {
  return configurationProblem(key, value) !== null;
}
