import type { Generated } from "kysely";

export interface CartTable {
  /** 32 random characters. */
  id: string;
  store_code: string;
  customer_id: number | null;
  is_active: number;
  email: string | null;
  coupon_code: string | null;
  /** JSON of CartAddress, or null. */
  shipping_address: string | null;
  billing_address: string | null;
  billing_same_as_shipping: number;
  save_in_address_book: number;
  shipping_method: string | null;
  payment_method: string | null;
  /** JSON of ChosenBalances: gift cards, credit and points that pay it; null when none do. */
  balances: Generated<string | null>;
  /** JSON of AdditionalInformation; null while the shopper has said nothing. */
  additional_information: Generated<string | null>;
  /** Price codes that the shopper came by, as base64, divided by a space; null when there are none. */
  price_code: Generated<string | null>;
  /** 1: the shopper has removed the free gift. */
  declines_free_gift: Generated<number>;
  /** Counts up at each change. */
  version: number;
  created_at: string;
  updated_at: string;
}

export interface CartItemTable {
  uid: string;
  cart_id: string;
  sku: string;
  quantity: number;
  /** JSON: option code → value code. */
  options: string;
  design_id: string | null;
  design_revision: number | null;
  /** JSON of DesignCounts: what of the design is counted for the price. */
  design_counts: Generated<string>;
  /** Code of a gift_wrapping; null: not wrapped. */
  gift_wrapping: Generated<string | null>;
  /** JSON of GiftMessage, or null. */
  gift_message: Generated<string | null>;
  /** JSON of AddedAs: what it was and cost when it was added; null for what is not known. */
  added_as: Generated<string | null>;
  position: number;
}

/** A line that was in a cart: saved for later, or removed and still to be had back. */
export interface InactiveCartItemTable {
  uid: string;
  /** The cart that a guest's line belongs to, or from which it was removed; null for what a customer saved. */
  cart_id: string | null;
  /** Whose saved line it is; null for a guest's and for removed ones. */
  customer_id: number | null;
  kind: "saved" | "removed";
  design_id: string | null;
  /** JSON of the line's row. */
  line: string;
  removed_at: string;
}

/** What a line can be wrapped in, for each of its pieces. */
export interface GiftWrappingTable {
  store_code: string;
  code: string;
  title: string;
  price_cents: number;
  position: number;
}

/** A cart that was left and that a job has looked at. */
export interface CartReminderTable {
  /** 32 random characters; the email's link names it. */
  id: string;
  /** Unique. */
  cart_id: string;
  store_code: string;
  /** Whom the email would go to. */
  email: string;
  decided_at: string;
  /** Null when there was a reason to send none. */
  sent_at: string | null;
}
