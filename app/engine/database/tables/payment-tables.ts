import type { Generated } from "kysely";

/** Where the money of a payment is; by-hand: with the buyer and the staff, as for checks and bank transfers. */
type ProviderName = "sandbox" | "stripe" | "paypal" | "by-hand";

/** What the store has recorded of the money (payments/payment-states.ts). */
type PaymentState =
  | "authorized"
  | "captured"
  | "voided"
  | "partly_refunded"
  | "refunded"
  | "disputed"
  | "charged_back";

/** A payment for an order on a hosted page; unique per charge. */
export interface PaymentTable {
  /** The payment provider's reference. */
  reference: string;
  order_id: number;
  amount_cents: number;
  provider: Generated<ProviderName>;
  state: Generated<PaymentState>;
  /** Result of the charge: it paid the order, revived an expired order, or was unwanted and refunded. */
  outcome: "paid" | "revived" | "refunded";
  /** Key of the operation that returns an unwanted payment; null otherwise. */
  refund_reference: string | null;
  /** What the service charges for it; null until the reconciliation has read it. */
  fee_cents: Generated<number | null>;
  received_at: string;
}

/** A capture, void or refund that a job carries out at the payment's provider. */
export interface PaymentOperationTable {
  id: Generated<number>;
  /** Sent to the provider with each attempt, so that it acts once; unique. */
  idempotency_key: string;
  store_code: string;
  order_id: number;
  provider: ProviderName;
  payment_reference: string;
  kind: "capture" | "void" | "refund";
  amount_cents: number;
  /** What requires it, such as "cancelled", "claim-3", "unwanted" or "production". */
  cause: string;
  /** waiting: due at `due_at`; pending: the provider has accepted it, and reports the result later. */
  state: "waiting" | "pending" | "settled" | "failed";
  attempts: Generated<number>;
  /** While a process carries it out: when its lease expires. */
  due_at: string;
  /** The provider's reference of the capture, void or refund. */
  reference: string | null;
  /** Why the last attempt failed. */
  problem: string | null;
  created_at: string;
  finished_at: string | null;
  /** Of a refund; negative when the service returns a part of the payment's fee. Null until it is read. */
  fee_cents: Generated<number | null>;
}

/** A payment page that a payment service has opened for an order. */
export interface PaymentSessionTable {
  provider: ProviderName;
  /** The service's reference, before there is a payment. */
  reference: string;
  order_id: number;
  amount_cents: number;
  /** Of the payment page. */
  url: string;
  return_url: string;
  /** pending: the money is on its way. */
  state: "open" | "pending" | "paid" | "failed";
  created_at: string;
  /** The page cannot be used afterwards. */
  expires_at: string;
  /** When the service is asked again, if neither shopper nor webhook come. */
  due_at: string;
}

/** A webhook call of a payment service that has been handled. */
export interface PaymentEventTable {
  provider: ProviderName;
  event_id: string;
  /** The service's name of it, such as "charge.refunded". */
  type: string;
  received_at: string;
}

/** A payment that its buyer disputes at their bank or at the payment service. */
export interface PaymentDisputeTable {
  provider: ProviderName;
  reference: string;
  order_id: number;
  payment_reference: string;
  amount_cents: number;
  /** The service's word for it, such as "fraudulent". */
  reason: string;
  state: "open" | "won" | "lost";
  opened_at: string;
  closed_at: string | null;
  /** When the service took the amount back; null for an inquiry, which may become a dispute or end without one. */
  withdrawn_at: Generated<string | null>;
  /** What the service charges for it; null while it reports none. */
  fee_cents: Generated<number | null>;
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
  /** The recipient's name as staff search for it: in lower case without accents. Empty once they are erased. */
  search_name: Generated<string | null>;
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
