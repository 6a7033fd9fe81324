/** One row: how often something was cleared. */
export interface CacheVersionTable {
  id: number;
  version: number;
}

/** What was cleared lately, the newest hundred. */
export interface CacheClearingTable {
  version: number;
  /** Path of the page that was cleared; null: everything. */
  pattern: string | null;
  cleared_at: string;
}
