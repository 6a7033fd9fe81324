import type { Connection } from "../database/schema";
import { cachedInMemory } from "../shared/memory-cache";

/** The store's redirects by the path that has moved. */
export const readRewrites = cachedInMemory(
  async (db, storeCode) => {
    const rows = await db
      .selectFrom("url_rewrite")
      .select(["request_path", "target_path", "redirect_type"])
      .where("store_code", "=", storeCode)
      .execute();
    return new Map(
      rows.map(({ request_path, target_path, redirect_type }) => [
        request_path,
        { path: target_path, redirectCode: redirect_type },
      ]),
    );
  },
  (rewrites, path) => rewrites.has(path),
);

/** A longer chain of redirects is considered a loop. */
const MAX_REDIRECTS = 5;

/** Where a page has moved. */
export interface MovedPath {
  path: string;
  /** HTTP status: 302 when one of the redirects is temporary, otherwise 301. */
  redirectCode: number;
}

/** Where the page at a path has moved, following all redirects; null when it has not moved, or in a loop. */
export async function findMovedPath(
  db: Connection,
  storeCode: string,
  path: string,
): Promise<MovedPath | null> {
  const rewrites = await readRewrites(db, storeCode);
  let target = rewrites.get(path);
  for (let moves = 1; target !== undefined; moves += 1) {
    const onward = rewrites.get(target.path);
    if (onward === undefined) return target;
    if (moves === MAX_REDIRECTS) return null;
    target = { path: onward.path, redirectCode: Math.max(target.redirectCode, onward.redirectCode) };
  }
  return null;
}
