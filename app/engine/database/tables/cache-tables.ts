/** One row: the number of cache invalidations so far. */
export interface CacheVersionTable {
  id: number;
  version: number;
}

/** The newest hundred cache invalidations. */
export interface CacheInvalidationTable {
  version: number;
  /** Path of the invalidated page; null: everything. */
  pattern: string | null;
  invalidated_at: string;
}
