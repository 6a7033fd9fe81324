import type { Generated } from "kysely";

/** A balance of one type; its amount is the sum of its entries. Spending locks this row. */
export interface BalanceTable {
  id: Generated<number>;
  store_code: string;
  kind: "credit" | "points" | "gift_card";
  /** Owner of credit or points; null for a gift card. */
  customer_id: number | null;
  /** Null unless the type is gift_card. */
  gift_card_id: number | null;
}

/** One change of a balance. Entries are append-only; a balance is their sum. */
export interface BalanceEntryTable {
  id: Generated<number>;
  balance_id: number;
  store_code: string;
  kind: BalanceTable["kind"];
  /** Cents for credit and gift cards, points for points; negative for spent amounts. */
  amount: number;
  /** Identifies the cause; unique within store and type, so that nothing is booked twice. */
  reason_key: string;
  /** The cause, worded for the shopper. */
  reason: string;
  created_at: string;
  /** When the unspent rest expires; null when it never does. */
  expires_at: string | null;
  /** The expired entry whose rest this one deducts. */
  expired_entry_id: number | null;
}

export interface GiftCardTable {
  id: Generated<number>;
  store_code: string;
  /** SHA-256 of the code, hex. The code itself is not stored. */
  code_hash: string;
  /** Its last four characters, to tell cards apart. */
  code_ending: string;
  created_at: string;
  /** When staff blocked it: it pays for nothing any more, whatever an order returns to it. */
  blocked_at: string | null;
  /** Typed by staff; null unless it is blocked. */
  blocked_reason: string | null;
}

/** A gift card that staff issued, which nobody has paid for. */
export interface IssuedGiftCardTable {
  gift_card_id: number;
  store_code: string;
  /** Who issued it. */
  admin_user_id: number;
  amount_cents: number;
  /** Empty once the recipient is erased. */
  recipient_name: string;
  /** The recipient's name as staff search for it: in lower case without accents. Empty once they are erased. */
  search_name: Generated<string | null>;
  recipient_email: string;
  /** Empty when there is none. */
  message: string;
  /** For staff only. */
  reason: string;
  /** Day of the email at the shop, yyyy-mm-dd. */
  deliver_on: string;
  /** When it was last emailed; null until then. Its code is replaced with each email. */
  sent_at: string | null;
  created_at: string;
}

/** A gift card that a customer sent, paid from store credit. */
export interface SentGiftCardTable {
  gift_card_id: number;
  customer_id: number;
  recipient_name: string;
  /** The recipient's name as staff search for it: in lower case without accents. Empty once they are erased. */
  search_name: Generated<string | null>;
  recipient_email: string;
  /** Cents. */
  amount: number;
  created_at: string;
}

/** A payment of an order by a balance: one row per balance, for points one per expiry. */
export interface OrderBalanceTable {
  id: Generated<number>;
  order_id: number;
  balance_id: number;
  /** In the balance's unit: cents or points. */
  amount: number;
  /** The value of the payment, in cents. */
  cents: number;
  /** The refunded part of `amount`. */
  returned_amount: number;
  returned_cents: number;
  /** When the spent amount would have expired; null for never. */
  expires_at: string | null;
}

/** The referral of a new customer. */
export interface ReferralTable {
  /** The new customer. */
  friend_id: number;
  /** Gets the credit. */
  referrer_id: number;
  store_code: string;
  /**
   * Waiting for the friend's first order, earned when it shipped, declined when it did not qualify, or taken back after
   * a refund.
   */
  status: "waiting" | "earned" | "declined" | "taken_back";
  created_at: string;
  /** The friend's first order that shipped; null until then. */
  order_id: number | null;
  decided_at: string | null;
}
