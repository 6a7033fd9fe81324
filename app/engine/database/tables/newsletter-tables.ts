import type { Generated } from "kysely";

export interface NewsletterSubscriberTable {
  store_code: string;
  /** Lower case, trimmed. */
  email: string;
  /** "pending" until the email was answered, then "subscribed" or "unsubscribed". */
  status: string;
  /** Where the address was left, such as "footer". */
  source: string;
  firstname: string | null;
  created_at: string;
  updated_at: string;
  confirmed_at: string | null;
}

/** A step in the consent to emails; never changed. */
export interface NewsletterEventTable {
  id: Generated<number>;
  store_code: string;
  email: string;
  /** asked, subscribed or unsubscribed. */
  kind: string;
  /** Where it was said, such as "footer". */
  source: string;
  created_at: string;
}

/** A coupon that one person may use once; its discount stands in `coupon`. */
export interface PersonalCouponTable {
  code: string;
  store_code: string;
  /** What it was given for; each person gets one for each purpose. */
  purpose: string;
  email: string;
  /** SHA-256 of the mailbox behind the address, hex (shared/same-person.ts). */
  mailbox: string;
  customer_id: number | null;
  first_order_only: number;
  /** The order it was used for; null while it is unused. */
  order_id: number | null;
  /** SHA-256 of the household that used a coupon for a first order, hex; null while it is unused. */
  household: string | null;
  created_at: string;
}
