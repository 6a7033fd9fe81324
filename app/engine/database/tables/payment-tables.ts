/** A sum that was charged for an order on the hosted page; each is there once. */
export interface PaymentTable {
  /** What the payment provider calls it. */
  reference: string;
  order_id: number;
  amount_cents: number;
  /** Whether it paid the order, brought an expired one back, or was not wanted and went back. */
  outcome: "paid" | "revived" | "refunded";
  /** What the payment provider calls the refund; null when nothing went back at once. */
  refund_reference: string | null;
  received_at: string;
}

/** An order that ended unpaid and gave its cart back. */
export interface ReleasedOrderTable {
  order_id: number;
  cart_id: string;
  /** Of the cart when it was given back: with the same version nobody has touched it since. */
  cart_version: number;
  /** Its buyer, who wanted to change it, or the job that waits for payments no longer. */
  released_by: "buyer" | "job";
  released_at: string;
}

/** One piece of a gift certificate that was paid. */
export interface GiftCertificateTable {
  order_item_id: number;
  /** From 1 to the quantity of the line. */
  piece: number;
  order_id: number;
  amount_cents: number;
  recipient_name: string;
  recipient_email: string;
  sender_name: string;
  /** Empty when there is none. */
  message: string;
  /** The day on which it is mailed, yyyy-mm-dd. */
  deliver_on: string;
  /** Null until it is mailed: a code is made when it is sent. */
  gift_card_id: number | null;
  delivered_at: string | null;
  /** When its order was refunded or cancelled and nothing of it had been used. */
  taken_back_at: string | null;
}
