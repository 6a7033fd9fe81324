/** A charge for an order on the hosted page; unique per charge. */
export interface PaymentTable {
  /** The payment provider's reference. */
  reference: string;
  order_id: number;
  amount_cents: number;
  /** Result of the charge: it paid the order, revived an expired order, or was unwanted and refunded. */
  outcome: "paid" | "revived" | "refunded";
  /** The payment provider's reference of the refund; null without an immediate refund. */
  refund_reference: string | null;
  received_at: string;
}

/** An order that was canceled unpaid and reopened its cart. */
export interface ReleasedOrderTable {
  order_id: number;
  cart_id: string;
  /** The cart's version when it was reopened; unchanged while nobody has modified it since. */
  cart_version: number;
  /** The buyer, who wanted to change the order, or the job that cancels unpaid orders. */
  released_by: "buyer" | "job";
  released_at: string;
}

/** One piece of a paid gift certificate. */
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
  /** Delivery date, yyyy-mm-dd. */
  deliver_on: string;
  /** Null until it is emailed, since the code is created then. */
  gift_card_id: number | null;
  delivered_at: string | null;
  /** When its order was refunded or canceled while the certificate was unused. */
  taken_back_at: string | null;
}
