import type { Connection } from "../database/schema";

/** Invalidations after a version. */
export interface Invalidations {
  version: number;
  /** Page paths, oldest first; null is everything. */
  patterns: (string | null)[];
}

/** Reads the invalidations after the version `since`; everything, when the table no longer holds all of them. */
export async function readInvalidations(db: Connection, since: number): Promise<Invalidations> {
  const version = await readVersion(db);
  if (version === since) return { version, patterns: [] };
  const rows = await db
    .selectFrom("cache_invalidation")
    .select(["version", "pattern"])
    .where("version", ">", since)
    .where("version", "<=", version)
    .orderBy("version")
    .execute();
  const isComplete = since >= 0 && rows.length === version - since;
  return { version, patterns: isComplete ? rows.map(({ pattern }) => pattern) : [null] };
}

/** Reads the cache version: the number of invalidations so far. */
export async function readVersion(db: Connection): Promise<number> {
  const row = await db
    .selectFrom("cache_version")
    .select("version")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  return row.version;
}
