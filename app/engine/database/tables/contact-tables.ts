import type { Generated } from "kysely";

/** A message of the contact form. */
export interface ContactMessageTable {
  id: Generated<number>;
  store_code: string;
  status: "open" | "done";
  /** Counts the replies and the changes of status. */
  version: number;
  name: string;
  /** The name as messages are searched by, as in sales_order.buyer_name. */
  sender_name: string;
  /** Typed by anybody, unless `is_verified`. */
  email: string;
  /** Empty when none was typed. */
  telephone: string;
  /** The topic; empty in messages of other clients. */
  subject: string;
  message: string;
  /** 1: sent by a signed-in customer from the address that they have confirmed. */
  is_verified: number;
  /** The account that sent it, if `is_verified`. The customer may have another address now. */
  customer_id: number | null;
  /** The order that the message names; null unless it has the same email address. */
  order_id: number | null;
  created_at: string;
  done_at: string | null;
}

/** What staff have emailed to the sender of a contact message. */
export interface ContactReplyTable {
  id: Generated<number>;
  message_id: number;
  admin_user_id: number;
  text: string;
  created_at: string;
}
