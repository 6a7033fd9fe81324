import type Stripe from "stripe";
import type { StripeAccount } from "~/settings/payments.server";
import { type EventSubject, type PaymentEvent, WebhookRejected } from "../payment-provider";
import { disputeReport, refundResult } from "./stripe-states";

/** Seconds; Stripe signs each delivery anew. */
const TOLERANCE_SECONDS = 300;

/** Verifies the signature of a webhook call, and reads what it is about. @throws WebhookRejected */
export function readStripeEvent(
  stripe: Stripe,
  { webhookSecret }: StripeAccount,
  rawBody: Buffer,
  headers: Headers,
): PaymentEvent {
  const signature = headers.get("Stripe-Signature") ?? "";
  try {
    const event = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, TOLERANCE_SECONDS);
    return { id: event.id, type: event.type, subject: subjectOf(event) };
  } catch (error) {
    throw new WebhookRejected(error instanceof Error ? error.message : "unreadable", { cause: error });
  }
}

function subjectOf(event: Stripe.Event): EventSubject {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return { kind: "payment", startReference: event.data.object.id };
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return refundSubject(event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
      return { kind: "dispute", dispute: disputeReport(event.data.object) };
    case "payment_intent.canceled":
      return { kind: "voided", paymentReference: event.data.object.id };
    default:
      return { kind: "other" };
  }
}

function refundSubject(refund: Stripe.Refund): EventSubject {
  return {
    kind: "refund",
    key: refund.metadata?.key ?? null,
    result: refundResult(refund),
  };
}
