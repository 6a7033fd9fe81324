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
  /** JSON of StoredSuggestion; null until the shipping address was looked up. */
  address_suggestion: Generated<string | null>;
  /** JSON of TaxCalculation, the tax service's last; null without one. */
  tax_calculation: Generated<string | null>;
  shipping_method: string | null;
  payment_method: string | null;
  /** JSON of ChosenBalances: gift cards, credit and points that pay for it; null when there are none. */
  balances: Generated<string | null>;
  /** JSON of AdditionalInformation; null until the shopper gives any. */
  additional_information: Generated<string | null>;
  /** The shopper's price codes as base64, separated by spaces; null when there are none. */
  price_code: Generated<string | null>;
  /** 1: the shopper has declined the free gift. */
  declines_free_gift: Generated<number>;
  /** Discount that staff give on a draft order, in cents; null without one. */
  staff_discount_cents: Generated<number | null>;
  /** Incremented by each change. */
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
  /** JSON of DesignCounts: counted parts of the design that are part of the price. */
  design_counts: Generated<string>;
  /** Code of a gift_wrapping; null: not wrapped. */
  gift_wrapping: Generated<string | null>;
  /** JSON of GiftMessage, or null. */
  gift_message: Generated<string | null>;
  /** JSON of AddedAs: state and price when it was added; null when unknown. */
  added_as: Generated<string | null>;
  position: number;
}

/** A line outside of a cart: saved for later, or removed and still restorable. */
export interface InactiveCartItemTable {
  uid: string;
  /** The guest's cart it belongs to, or the cart it was removed from; null for a customer's saved line. */
  cart_id: string | null;
  /** Owner of the saved line; null for a guest's and for removed lines. */
  customer_id: number | null;
  kind: "saved" | "removed";
  design_id: string | null;
  /** JSON of the line's row. */
  line: string;
  removed_at: string;
}

/** A gift wrapping, applied to each piece of a line. */
export interface GiftWrappingTable {
  store_code: string;
  code: string;
  title: string;
  price_cents: number;
  position: number;
}

/** An abandoned cart that a job has processed. */
export interface CartReminderTable {
  /** 32 random characters, part of the email's link. */
  id: string;
  /** Unique. */
  cart_id: string;
  store_code: string;
  /** Recipient of the email. */
  email: string;
  decided_at: string;
  /** Null when the email was withheld. */
  sent_at: string | null;
}
