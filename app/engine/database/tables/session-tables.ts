export interface CustomerDeviceTable {
  customer_id: number;
  /** SHA-256 of the browser's token, hex; without one, of the browser's name. */
  device_hash: string;
  first_seen_at: string;
  last_seen_at: string;
}

/** Emailed login codes by address; also stored for addresses without an account. */
export interface LoginCodeTable {
  store_code: string;
  email: string;
  /** Identifies the requesting browser, the only one for which the code works. */
  requester_hash: string;
  /** Keyed with the store's secret. */
  code_hash: string;
  /** Number of attempts. */
  attempts: number;
  expires_at: string;
}

/**
 * Counters of rate limits (engine/shared/database-limiter.ts); the columns are those of the library that writes them.
 */
export interface RateLimitTable {
  key: string;
  points: number;
  /** Milliseconds since 1970 at which the row expires. */
  expire: number | null;
}
