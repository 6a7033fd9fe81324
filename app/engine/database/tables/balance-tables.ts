import type { Generated } from "kysely";

/** What somebody has of one kind; the entries say how much. Whoever spends locks this row. */
export interface BalanceTable {
  id: Generated<number>;
  store_code: string;
  kind: "credit" | "points" | "gift_card";
  /** Whose credit or points; null for a gift card. */
  customer_id: number | null;
  /** Null unless the kind is gift_card. */
  gift_card_id: number | null;
}

/** One change of a balance. Entries are added and never changed; a balance is their sum. */
export interface BalanceEntryTable {
  id: Generated<number>;
  balance_id: number;
  store_code: string;
  kind: BalanceTable["kind"];
  /** Cents of credit and gift cards, points of points; below zero for what was spent. */
  amount: number;
  /** Says what caused the entry; unique within store and kind, so that nothing is booked twice. */
  reason_key: string;
  /** The same in words for the shopper. */
  reason: string;
  created_at: string;
  /** When what was added and is still there goes away; null when it stays. */
  expires_at: string | null;
  /** The entry whose rest this one takes away because it expired. */
  expired_entry_id: number | null;
}

export interface GiftCardTable {
  id: Generated<number>;
  store_code: string;
  /** SHA-256 of the code, hex. The code itself is never kept. */
  code_hash: string;
  /** Its last four characters, to tell cards apart. */
  code_ending: string;
  created_at: string;
}

/** A gift card that a customer sent, paid from store credit. */
export interface SentGiftCardTable {
  gift_card_id: number;
  customer_id: number;
  recipient_name: string;
  recipient_email: string;
  /** Cents. */
  amount: number;
  created_at: string;
}

/** What a balance paid of an order: a row for each balance, of points one for each time when they would have expired. */
export interface OrderBalanceTable {
  id: Generated<number>;
  order_id: number;
  balance_id: number;
  /** In the balance's own unit. */
  amount: number;
  /** What that paid. */
  cents: number;
  /** How much of both has come back. */
  returned_amount: number;
  returned_cents: number;
  /** When what was spent would have gone away; null when it would have stayed. */
  expires_at: string | null;
}

/** Who recommended the shop to a customer. */
export interface ReferralTable {
  /** The new customer. */
  friend_id: number;
  /** Who gets the credit. */
  referrer_id: number;
  store_code: string;
  /** Waiting for the friend's first order, earned when it shipped, declined when it did not count, or taken back with a refund. */
  status: "waiting" | "earned" | "declined" | "taken_back";
  created_at: string;
  /** The friend's first order that shipped; null until then. */
  order_id: number | null;
  decided_at: string | null;
}
