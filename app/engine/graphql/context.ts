import type { Settings } from "~/settings/settings.server";
import type { DraftedProduct } from "../catalog/preview/drafted-product";
import type { DraftedContent } from "../content/drafted-content";
import type { Connection, Row } from "../database/schema";
import type { ShopDatabase } from "../database/shop-database";
import type { Device } from "../sessions/device";

/** The request context available to every operation of the engine. */
export interface EngineContext {
  /** Limited by the request's deadline. */
  db: Connection;
  /** The same database without deadline, for work that may continue after the response. */
  backgroundDb: ShopDatabase;
  /** The store's effective settings (shared/store-settings.ts). */
  settings: Settings;
  /** The requested store: one of STORES. */
  storeCode: string;
  /** Bearer token of the request, not validated; null when there is none. */
  bearerToken: string | null;
  /** The bearer token's customer, looked up at most once; null for guests and expired tokens. */
  customer: () => Promise<Row<"customer"> | null>;
  /** SHA-256 of the visitor's design owner token (header designOwner); null when none was sent. */
  ownerHash: string | null;
  /**
   * Identifies the visitor for rate limits: the client address according to the nearest proxy, otherwise the design
   * owner token. Null when neither was sent. Never stored or logged.
   */
  visitor: string | null;
  /** The client address according to the nearest proxy; null without a proxy. Never stored or logged. */
  network: string | null;
  /** The visitor's browser or program. */
  device: () => Device;
  /** Price codes of the headers priceCache and priceCache699, separated by a space; null when none was sent. */
  priceCache: string | null;
  /**
   * The draft of a product that a member of the staff previews (header Preview-Version, as in Magento), looked up at most
   * once; null for everybody else.
   */
  previewDraft: () => Promise<DraftedProduct | null>;
  /** The page or post that a member of the staff previews with its draft, by the same header; null for everybody else. */
  previewContent: () => Promise<DraftedContent | null>;
  /** The form's captcha token (header X-ReCaptcha, as in Magento); null when none was sent. */
  captcha: string | null;
  /** Signals, after a transaction that queued one, that an email is in the outbox. Returns at once, never throws. */
  wakeMail: () => void;
  /**
   * Signals, after its transaction, that lines of an order are due for printing, or lack a ticket. Returns at once, never throws.
   * @returns whether this process prints for that store
   */
  wakePrinter: (storeCode: string, orderId: number) => boolean;
  /** Correlates log lines of the request; null when none was given. */
  requestId: string | null;
  /** Resolves when this process has evicted everything invalidated so far (cache-invalidation/subscribe-to-invalidations.ts). */
  catchUpInvalidations: () => Promise<void>;
}
