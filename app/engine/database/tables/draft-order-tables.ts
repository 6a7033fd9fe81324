import type { Generated } from "kysely";

/** An order that staff compose for a customer. Its content is a cart that no shopper can use (is_active 0). */
export interface DraftOrderTable {
  id: Generated<number>;
  cart_id: string;
  store_code: string;
  /** Who composed it. */
  admin_user_id: number;
  /** For staff only. */
  comment: string;
  /** Why it is discounted, for staff only; empty without a discount. */
  discount_reason: string;
  /** The largest discount so far, in cents: it counted toward what its givers may refund a day. */
  granted_cents: number;
  /** SHA-256 of the payment link's token, hex; null: the link was never sent, or is revoked. */
  token_hash: string | null;
  /** The total that the email with the link named, in cents. */
  emailed_total_cents: number | null;
  /** ISO 8601. */
  sent_at: string | null;
  /** From when the link is useless, ISO 8601. */
  expires_at: string | null;
  /** ISO 8601. */
  canceled_at: string | null;
  /** Incremented by each change. */
  version: number;
  created_at: string;
}
