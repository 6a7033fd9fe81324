import type { Row } from "../database/schema";

/** The name of a payment service, or of payments by hand. */
export type ProviderName = Row<"payment_operation">["provider"];

export type PayableOrder = Pick<
  Row<"sales_order">,
  "id" | "number" | "email" | "grand_total_cents" | "store_code"
>;

/**
 * A payment service. Only `start` and `confirm` run while a shopper waits; `capture`, `void` and `refund` are called by
 * the job of payment operations, never within a database transaction.
 *
 * Every call is repeated with the same key after an interruption, and must act once for it. All amounts are cents.
 * @throws PaymentRejected when repeating cannot help; any other error: the call may be repeated
 */
export interface PaymentProvider {
  /** Opens a payment. @param returnUrl absolute URL to which the payment page sends the shopper back */
  start(order: PayableOrder, returnUrl: string, key: string): Promise<StartedPayment>;
  /** Completes what the shopper has agreed to on the payment page, and reports what was paid. @param reference of `start` */
  confirm(reference: string, terms: ConfirmTerms): Promise<PaymentReport>;
  /**
   * Verifies a webhook call.
   * @param rawBody the bytes as received, which the signature covers
   * @throws WebhookRejected when the signature is wrong, or too old
   */
  readWebhook(rawBody: Buffer, headers: Headers): Promise<PaymentEvent>;
  capture(reference: string, cents: number, key: string): Promise<OperationResult>;
  void(reference: string, key: string): Promise<OperationResult>;
  refund(reference: string, cents: number, key: string): Promise<OperationResult>;
  /** What the service has recorded of a payment; null when it records nothing. @param reference of the payment */
  fetch(reference: string): Promise<ProviderRecord | null>;
}

export interface ConfirmTerms {
  /** False when the order cannot be paid any more: nothing is completed then. */
  isWanted: boolean;
  key: string;
}

/** An open payment page. */
export interface StartedPayment {
  /** Absolute, or a path of the store. */
  url: string;
  /** Null when the page reports the payment by a receipt of its own. */
  reference: string | null;
  /** ISO time until which the page can be used. */
  expiresAt: string;
}

/** What became of an opened payment. */
export type PaymentReport =
  /** The shopper has not paid yet, and still can. */
  | { state: "open" }
  /** The money is on its way, such as a debit that takes days. */
  | { state: "pending" }
  /** Nothing was paid, and nothing will be. */
  | { state: "failed" }
  /** @property reference of the payment, by which it is captured and refunded */
  | { state: "authorized" | "captured"; reference: string; cents: number };

export interface OperationResult {
  /** pending: accepted; a webhook or the reconciliation brings the result. */
  state: "settled" | "pending" | "failed";
  /** The service's reference of the operation. */
  reference: string | null;
  /** Why it failed, for staff. */
  problem?: string;
}

/** A payment in the records of its service. */
export interface ProviderRecord {
  state: "authorized" | "captured" | "voided";
  capturedCents: number;
  /** What the service charges for the payment; null while it does not say. */
  feeCents: number | null;
  refunds: RecordedRefund[];
  disputes: DisputeReport[];
}

export interface RecordedRefund extends OperationResult {
  /** The key with which it was requested; null for one made by hand at the service. */
  key: string | null;
  cents: number;
  /** Negative when a part of the payment's fee is returned; null while the service does not say. */
  feeCents: number | null;
}

export interface DisputeReport {
  /** The service's reference of the dispute. */
  reference: string;
  paymentReference: string;
  cents: number;
  reason: string;
  state: "open" | "won" | "lost";
  /** False for an inquiry, for which the service has not taken the amount back. */
  isWithdrawn: boolean;
  /** What the service charges for it; null while it does not say. */
  feeCents: number | null;
}

/** A verified webhook call. */
export interface PaymentEvent {
  /** Unique for the service; the same when it is delivered again. */
  id: string;
  /** The service's name of the event, such as "charge.refunded". */
  type: string;
  subject: EventSubject;
}

export type EventSubject =
  /** Something happened to the payment opened with this reference: it has to be asked for. */
  | { kind: "payment"; startReference: string }
  /** A refund has a result. @property key with which the store has requested it; null for one made by hand */
  | { kind: "refund"; key: string | null; result: OperationResult }
  | { kind: "dispute"; dispute: DisputeReport }
  /** An authorization has ended at the service. */
  | { kind: "voided"; paymentReference: string }
  /** Nothing that concerns the store. */
  | { kind: "other" };

/** The service has rejected a call for good. */
export class PaymentRejected extends Error {}

/** A webhook call that does not come from the service, or is too old. */
export class WebhookRejected extends Error {}
