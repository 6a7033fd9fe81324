import type { Connection } from "../database/schema";
import { clearMemoryCache, evictPage } from "../shared/memory-cache";

/** Evicts the page at that path from this process's memory cache; with null, everything. */
export function evictInvalidated(db: Connection, pattern: string | null): void {
  if (pattern === null) clearMemoryCache(db);
  else evictPage(db, pattern.replace(/[?#].*$/s, "").replace(/^\/+|\/+$/g, ""));
}
