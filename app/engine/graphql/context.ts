import type { Kysely } from "kysely";
import type { Settings } from "~/settings/settings.server";
import type { Database, Row } from "../database/schema";
import type { ShopDatabase } from "../database/shop-database";
import type { Device } from "../sessions/device";

/** What every operation of the engine knows about the request that it answers. */
export interface EngineContext {
  /** Within the deadline of the request. */
  db: Kysely<Database>;
  /** The same database for work that may go on when the request is answered. */
  backgroundDb: ShopDatabase;
  /** As they are for the store (shared/store-settings.ts). */
  settings: Settings;
  /** The store that is asked: one of STORES. */
  storeCode: string;
  /** Bearer token of the request, unchecked; null when there is none. */
  bearerToken: string | null;
  /** The customer the bearer token belongs to, looked up at most once; null for guests and expired tokens. */
  customer: () => Promise<Row<"customer"> | null>;
  /** SHA-256 of the visitor's design owner token (header designOwner); null when none was sent. */
  ownerHash: string | null;
  /**
   * Tells visitors apart so that none causes too much mail: where the nearest proxy says the request came from,
   * else the design owner token. Null when neither was sent. Never kept or logged.
   */
  visitor: string | null;
  /** Where the nearest proxy says the request came from; null without a proxy. Never kept or logged. */
  network: string | null;
  /** The browser or program that asks. */
  device: () => Device;
  /** Price codes of the headers priceCache and priceCache699, divided by a space; null when none was sent. */
  priceCache: string | null;
  /** What a form tells about who filled it (header X-ReCaptcha, as Magento has it); null when none was sent. */
  captcha: string | null;
  /** Says, after a transaction that queued one, that a mail waits in the outbox. Answers at once, never throws. */
  wakeMail: () => void;
  /** By which the log finds together what belongs to one request; null when nobody named it. */
  requestId: string | null;
  /** Resolves when this process has evicted everything invalidated so far (cache-invalidation/subscribe-to-invalidations.ts). */
  catchUpInvalidations: () => Promise<void>;
}
