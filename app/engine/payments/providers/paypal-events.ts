import { z } from "zod";
import type { PaypalAccount } from "~/settings/payments.server";
import { parseJson } from "../../shared/read-body";
import {
  type DisputeReport,
  type EventSubject,
  type PaymentEvent,
  WebhookRejected,
} from "../payment-provider";
import { callPaypal } from "./paypal-client";
import { centsOf, resultOf } from "./paypal-order";
import { isSignedByPaypal } from "./paypal-signature";

/** PayPal repeats an event for three days. */
const MAX_AGE_MILLISECONDS = 4 * 24 * 60 * 60_000;
/** Clocks differ. */
const MAX_AHEAD_MILLISECONDS = 5 * 60_000;

const eventSchema = z.object({ id: z.string(), event_type: z.string(), resource: z.unknown() });
/** What an event is about, as PayPal sends it. */
const relatedSchema = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }),
});
/** The same of a capture that PayPal's package has read: it renames the fields. */
const disputedSchema = z.object({
  supplementaryData: z.object({ relatedIds: z.object({ orderId: z.string() }) }),
});
const refundSchema = z.object({ id: z.string(), status: z.string(), custom_id: z.string().optional() });
const disputeSchema = z.object({
  dispute_id: z.string(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })).min(1),
  reason: z.string().default("not given"),
  status: z.string(),
  dispute_amount: z.object({ value: z.string() }),
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
});

/** Lets PayPal verify the signature of a webhook call, and reads what it is about. @throws WebhookRejected */
export async function readPaypalEvent(
  account: PaypalAccount,
  rawBody: Buffer,
  headers: Headers,
): Promise<PaymentEvent> {
  const text = rawBody.toString("utf8");
  const event = eventSchema.safeParse(parseJson(text)).data;
  if (!event) throw new WebhookRejected("It is no event of PayPal.");
  rejectOld(headers);
  if (!(await isSignedByPaypal(account, text, headers))) {
    throw new WebhookRejected("PayPal does not know the signature.");
  }
  return { id: event.id, type: event.event_type, subject: await subjectOf(account, event) };
}

function rejectOld(headers: Headers): void {
  const age = Date.now() - Date.parse(headers.get("PayPal-Transmission-Time") ?? "");
  if (!(age < MAX_AGE_MILLISECONDS && age > -MAX_AHEAD_MILLISECONDS))
    throw new WebhookRejected("It is too old.");
}

type PaypalEvent = z.output<typeof eventSchema>;

async function subjectOf(
  account: PaypalAccount,
  { event_type, resource }: PaypalEvent,
): Promise<EventSubject> {
  if (event_type.startsWith("CHECKOUT.ORDER.")) {
    return { kind: "payment", startReference: z.object({ id: z.string() }).parse(resource).id };
  }
  if (event_type === "PAYMENT.CAPTURE.REFUNDED" || event_type.startsWith("PAYMENT.REFUND.")) {
    const refund = refundSchema.parse(resource);
    return { kind: "refund", key: refund.custom_id ?? null, result: resultOf(refund) };
  }
  const order = relatedSchema.safeParse(resource).data?.supplementary_data.related_ids.order_id;
  if (event_type === "PAYMENT.AUTHORIZATION.VOIDED" && order)
    return { kind: "voided", paymentReference: order };
  if (event_type.startsWith("PAYMENT.") && order) return { kind: "payment", startReference: order };
  if (event_type.startsWith("CUSTOMER.DISPUTE.")) {
    return { kind: "dispute", dispute: await disputeReport(account, disputeSchema.parse(resource)) };
  }
  return { kind: "other" };
}

/** A dispute names PayPal's capture; the store knows the order that it belongs to. */
async function disputeReport(
  account: PaypalAccount,
  dispute: z.output<typeof disputeSchema>,
): Promise<DisputeReport> {
  const captureId = dispute.disputed_transactions[0].seller_transaction_id;
  const capture = await callPaypal(account, disputedSchema, ({ payments }, options) =>
    payments.getCapturedPayment({ captureId }, options),
  );
  return {
    reference: dispute.dispute_id,
    paymentReference: capture.supplementaryData.relatedIds.orderId,
    cents: centsOf(dispute.dispute_amount.value),
    reason: dispute.reason,
    state: stateOf(dispute),
    // PayPal withholds the amount from the first inquiry on.
    isWithdrawn: true,
    feeCents: null,
  };
}

function stateOf({ dispute_outcome, status }: z.output<typeof disputeSchema>): DisputeReport["state"] {
  if (status !== "RESOLVED") return "open";
  return dispute_outcome?.outcome_code === "RESOLVED_BUYER_FAVOUR" ? "lost" : "won";
}
