import type { Generated } from "kysely";

export interface SalesOrderTable {
  id: Generated<number>;
  number: string;
  /** 32 random characters; grants access to the order without signing in. */
  token: string;
  store_code: string;
  /** The cart it was placed from; null again after it was canceled unpaid and its cart was reopened. Unique. */
  cart_id: string | null;
  customer_id: number | null;
  email: string;
  status: string;
  shipping_method: string | null;
  shipping_method_title: string | null;
  payment_method: string;
  payment_method_title: string;
  /** The payment provider's reference; set once paid. */
  payment_reference: string | null;
  shipping_address: string | null;
  billing_address: string;
  /** JSON list of totals lines {code, label, cents}. */
  totals: string;
  /** The amount left for the payment method. */
  grand_total_cents: number;
  /** The amount paid by points, gift cards and store credit. */
  balance_cents: Generated<number>;
  arrival_date: string | null;
  /** JSON of AdditionalInformation, copied from the cart. */
  additional_information: Generated<string | null>;
  /** The tax service's id of its calculation; null: the table of rates was used. */
  tax_calculation: Generated<string | null>;
  /** The cart's price codes, if they reduced a price. */
  price_code: Generated<string | null>;
  /** Number of proofs not approved yet; production waits for them. */
  open_proofs: Generated<number>;
  /** When the account was deleted; null again once all personal data is erased from the order. */
  account_deleted_at: Generated<string | null>;
  /** When a guest's order joined an account; null for a guest's and for one that a customer placed. */
  joined_account_at: Generated<string | null>;
  /** When it was decided whether to invite the buyer to a review; null: not yet. */
  review_decided_at: Generated<string | null>;
  /** For searching, such as "byron, ada" (order-management/buyer-name.ts); null once personal data are erased. */
  buyer_name: Generated<string | null>;
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
  /** Discount of the price code on the row. */
  offer_cents: Generated<number>;
  discount_cents: number;
  tax_cents: number;
  design_id: string | null;
  design_revision: number | null;
  /** JSON of DesignCounts: counted parts of the design that are part of the price. */
  design_counts: Generated<string>;
  /** Title of the wrapping; null: not wrapped. */
  gift_wrapping: Generated<string | null>;
  /** For all its pieces. */
  gift_wrapping_cents: Generated<number>;
  /** JSON of GiftMessage, or null. */
  gift_message: Generated<string | null>;
  /** 1: added by the store as a free gift. */
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
  /** Exclusive to the process that is sending it until then; afterwards any process may send it. */
  claimed_until: string | null;
  /** Reply-To address; null: the sender. */
  reply_to: string | null;
  /** One-click unsubscribe URL (POST); null when the email needs none. */
  unsubscribe_url: string | null;
  /** An EmailKind, or "other" for emails queued by older versions. */
  kind: Generated<string>;
  /** Lower numbers are sent first. */
  priority: Generated<number>;
  /** After a failure; null: due now. */
  next_attempt_at: Generated<string | null>;
  /** The email is dropped if it was not sent by then; null: never. */
  expires_at: Generated<string | null>;
  /** When the store stopped retrying; null while it is queued or sent. */
  given_up_at: Generated<string | null>;
  /** Why the last attempt failed, such as "550 5.1.1"; never an address. */
  failure: Generated<string | null>;
  /** When the operator was notified of the failure. */
  reported_at: Generated<string | null>;
  /** The order that it is about; null for others, and for emails queued by older versions. */
  order_id: Generated<number | null>;
}
