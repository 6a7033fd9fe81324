export interface CustomerDeviceTable {
  customer_id: number;
  /** SHA-256 of the token that the browser keeps, hex; without one, of the browser's name. */
  device_hash: string;
  first_seen_at: string;
  last_seen_at: string;
}

/** The emailed codes that an address may log in with; they are kept for addresses without account, too. */
export interface LoginCodeTable {
  store_code: string;
  email: string;
  /** Of the browser that asked for it, for which alone it works. */
  requester_hash: string;
  /** Keyed by the shop's secret. */
  code_hash: string;
  /** How often a code was tried. */
  attempts: number;
  expires_at: string;
}

/** What rate limits count (engine/shared/database-limiter.ts); the columns are those of the library that writes them. */
export interface RateLimitTable {
  key: string;
  points: number;
  /** Milliseconds since 1970, from when on the row is over. */
  expire: number | null;
}
