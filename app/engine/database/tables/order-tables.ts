import type { Generated } from "kysely";

export interface SalesOrderTable {
  id: Generated<number>;
  number: string;
  /** 32 random characters; opens the order without a login. */
  token: string;
  store_code: string;
  /** The cart it was placed from; null again when it was cancelled unpaid and its cart given back. Unique. */
  cart_id: string | null;
  customer_id: number | null;
  email: string;
  status: string;
  shipping_method: string | null;
  shipping_method_title: string | null;
  payment_method: string;
  payment_method_title: string;
  /** What the payment provider calls it; set once paid. */
  payment_reference: string | null;
  shipping_address: string | null;
  billing_address: string;
  /** JSON list of totals lines {code, label, cents}. */
  totals: string;
  /** What is left for the payment method. */
  grand_total_cents: number;
  /** What points, gift cards and store credit paid. */
  balance_cents: Generated<number>;
  arrival_date: string | null;
  /** JSON of AdditionalInformation, as the cart had it. */
  additional_information: Generated<string | null>;
  /** The price codes of the cart, when they made something cheaper. */
  price_code: Generated<string | null>;
  /** Proofs that its buyer has not approved yet; until then it is not made. */
  open_proofs: Generated<number>;
  /** When the account was deleted; null again once everything personal is gone from the order. */
  account_deleted_at: Generated<string | null>;
  created_at: string;
}

export interface SalesOrderItemTable {
  id: Generated<number>;
  order_id: number;
  sku: string;
  name: string;
  url_key: string;
  quantity: number;
  /** JSON list of {code, label, value, title}. */
  options: string;
  unit_price_cents: number;
  row_total_cents: number;
  /** What the price code takes off the row. */
  offer_cents: Generated<number>;
  discount_cents: number;
  tax_cents: number;
  design_id: string | null;
  design_revision: number | null;
  /** JSON of DesignCounts: what of the design was counted for the price. */
  design_counts: Generated<string>;
  /** Title of the wrapping; null: not wrapped. */
  gift_wrapping: Generated<string | null>;
  /** Of all its pieces. */
  gift_wrapping_cents: Generated<number>;
  /** JSON of GiftMessage, or null. */
  gift_message: Generated<string | null>;
  /** 1: the shop gave it with the order. */
  is_free_gift: Generated<number>;
  position: number;
}

export interface MailOutboxTable {
  id: Generated<number>;
  store_code: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  created_at: string;
  sent_at: string | null;
  attempts: number;
  /** While a process sends it no other may; past this time it is anybody's again. */
  claimed_until: string | null;
  /** Whom an answer goes to; null: the sender. */
  reply_to: string | null;
  /** Where a POST ends the emails of this kind; null when there is nothing to unsubscribe from. */
  unsubscribe_url: string | null;
  /** An EmailKind, or "other" for emails queued by older versions. */
  kind: Generated<string>;
  /** Lower numbers are sent first. */
  priority: Generated<number>;
  /** After a failure; null: due now. */
  next_attempt_at: Generated<string | null>;
  /** The email is dropped if it was not sent by then; null: never. */
  expires_at: Generated<string | null>;
  /** When the shop stopped trying; null while it is waiting or sent. */
  given_up_at: Generated<string | null>;
  /** Why the last attempt failed, such as "550 5.1.1"; never an address. */
  failure: Generated<string | null>;
  /** When the owner was told that it was given up. */
  reported_at: Generated<string | null>;
}
