import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import { keptInMemory } from "../shared/kept-in-memory";

/** The store's configuration values by key (specification §3). */
export const readConfiguration: (
  db: Kysely<Database>,
  storeCode: string,
) => Promise<ReadonlyMap<string, string>> = keptInMemory(async (db, storeCode) => {
  const rows = await db
    .selectFrom("configuration")
    .select(["key", "value"])
    .where("store_code", "=", storeCode)
    .execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
});
