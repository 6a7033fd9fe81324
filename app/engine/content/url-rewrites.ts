import type { Connection } from "../database/schema";
import { cachedInMemory } from "../shared/memory-cache";

const readRewrites = cachedInMemory(
  async (db, storeCode) => {
    const rows = await db
      .selectFrom("url_rewrite")
      .select(["request_path", "target_path"])
      .where("store_code", "=", storeCode)
      .execute();
    return new Map(rows.map(({ request_path, target_path }) => [request_path, target_path]));
  },
  (rewrites, path) => rewrites.has(path),
);

/** A longer chain of redirects is considered a loop. */
const MAX_REDIRECTS = 5;

/** The path to which the page has moved, following all redirects; null when it has not moved, or in a loop. */
export async function findMovedPath(db: Connection, storeCode: string, path: string): Promise<string | null> {
  const rewrites = await readRewrites(db, storeCode);
  let target = rewrites.get(path);
  for (let moves = 1; target !== undefined && rewrites.has(target); moves += 1) {
    if (moves === MAX_REDIRECTS) return null;
    target = rewrites.get(target);
  }
  return target ?? null;
}
