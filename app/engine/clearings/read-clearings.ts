import type { Kysely } from "kysely";
import type { Database } from "../database/schema";

/** What was cleared since a version. */
export interface Clearings {
  /** The version that is current now. */
  version: number;
  /** Paths of pages, or null for everything, in their order. */
  patterns: (string | null)[];
}

/** What was cleared after the version `since`; everything, when so much was that it is not remembered. */
export async function readClearings(db: Kysely<Database>, since: number): Promise<Clearings> {
  const version = await readVersion(db);
  if (version === since) return { version, patterns: [] };
  const rows = await db
    .selectFrom("cache_clearing")
    .select(["version", "pattern"])
    .where("version", ">", since)
    .where("version", "<=", version)
    .orderBy("version")
    .execute();
  const isComplete = since >= 0 && rows.length === version - since;
  return { version, patterns: isComplete ? rows.map(({ pattern }) => pattern) : [null] };
}

/** How often something was cleared. */
export async function readVersion(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom("cache_version")
    .select("version")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  return row.version;
}
