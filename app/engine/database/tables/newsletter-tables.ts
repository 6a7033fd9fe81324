import type { Generated } from "kysely";

export interface NewsletterSubscriberTable {
  store_code: string;
  /** Lower case, trimmed. */
  email: string;
  /** "pending" until the email is confirmed, then "subscribed" or "unsubscribed". */
  status: string;
  /** Where the address was entered, such as "footer". */
  source: string;
  /** This and the details below: as the owner of the address last confirmed them. */
  firstname: string | null;
  lastname: string | null;
  /** yyyy-mm-dd. */
  date_of_birth: string | null;
  phone_no: string | null;
  category_id: string | null;
  popup: string | null;
  pop_ups_design: string | null;
  /** 1: agrees to text messages to `phone_no`. */
  text_notifications: Generated<number>;
  /** JSON of the details that await confirmation; null when none do. */
  requested_details: string | null;
  created_at: string;
  updated_at: string;
  confirmed_at: string | null;
}

/** A step in the consent to emails; append-only. */
export interface NewsletterEventTable {
  id: Generated<number>;
  store_code: string;
  email: string;
  /** One of NewsletterStep (newsletter-history.ts). */
  kind: string;
  /** Where consent was given or withdrawn, such as "footer". */
  source: string;
  /** JSON of the details entered in this step; null when there were none. */
  details: string | null;
  created_at: string;
}

/** A single-use coupon for one person; its discount is in `coupon`. */
export interface PersonalCouponTable {
  code: string;
  store_code: string;
  /** What it is for; one per person and purpose. */
  purpose: string;
  email: string;
  /** SHA-256 of the address's mailbox, hex (shared/same-person.ts). */
  mailbox: string;
  customer_id: number | null;
  first_order_only: number;
  /** The order it was used for; null while unused. */
  order_id: number | null;
  /** SHA-256 of the household that used a coupon for a first order, hex; null while unused. */
  household: string | null;
  created_at: string;
}
