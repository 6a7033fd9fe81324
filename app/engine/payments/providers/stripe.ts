import type Stripe from "stripe";
import type { PaymentSettings, StripeAccount } from "~/settings/payments.server";
import { CANCELLED_PATH } from "../cancelled-path";
import { type PaymentProvider, PaymentRejected, type PaymentReport } from "../payment-provider";
import { openStripe } from "./stripe-client";
import { readStripeEvent } from "./stripe-events";
import { chargeFee, disputeReport, feeOf, recordedState, refundResult } from "./stripe-states";

/** Of one payment; Stripe's pages have at most as many. */
const MAX_LISTED = 100;

/**
 * Stripe Checkout: the shopper pays on Stripe's page by card, Apple Pay, Google Pay or Link. The payment's reference is
 * that of its payment intent.
 */
export function stripeProvider(
  account: StripeAccount,
  { captureAt }: Pick<PaymentSettings, "captureAt">,
): PaymentProvider {
  async function ask<Result>(call: (stripe: Stripe) => Promise<Result>): Promise<Result> {
    try {
      return await call(await openStripe(account));
    } catch (error) {
      throw isFinal(error) ? new PaymentRejected(error.message, { cause: error }) : error;
    }
  }

  return {
    async start(order, returnUrl, key) {
      const parameters: Stripe.Checkout.SessionCreateParams = {
        mode: "payment",
        client_reference_id: order.number,
        customer_email: order.email,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: "usd",
              unit_amount: order.grand_total_cents,
              product_data: { name: `Order ${order.number}` },
            },
          },
        ],
        payment_intent_data: {
          capture_method: captureAt === "order" ? "automatic" : "manual",
          description: `Order ${order.number}`,
          metadata: { order: order.number },
        },
        success_url: returnUrl,
        cancel_url: new URL(CANCELLED_PATH, returnUrl).href,
      };
      const session = await ask((stripe) =>
        stripe.checkout.sessions.create(parameters, { idempotencyKey: key }),
      );
      if (!session.url) throw new PaymentRejected("Stripe opened no page.");
      const expiresAt = new Date(session.expires_at * 1000).toISOString();
      return { url: session.url, reference: session.id, expiresAt };
    },

    async confirm(reference) {
      return reportOf(
        await ask((stripe) => stripe.checkout.sessions.retrieve(reference, { expand: ["payment_intent"] })),
      );
    },

    async readWebhook(rawBody, headers) {
      return readStripeEvent(await openStripe(account), account, rawBody, headers);
    },

    async capture(reference, cents, key) {
      const { status } = await ask((stripe) =>
        stripe.paymentIntents.capture(reference, { amount_to_capture: cents }, { idempotencyKey: key }),
      );
      return { state: status === "succeeded" ? "settled" : "pending", reference };
    },

    async void(reference, key) {
      await ask((stripe) => stripe.paymentIntents.cancel(reference, {}, { idempotencyKey: key }));
      return { state: "settled", reference };
    },

    async refund(reference, cents, key) {
      const parameters = { payment_intent: reference, amount: cents, metadata: { key } };
      return refundResult(await ask((stripe) => stripe.refunds.create(parameters, { idempotencyKey: key })));
    },

    async fetch(reference) {
      const of = { payment_intent: reference, limit: MAX_LISTED };
      const [intent, refunds, disputes] = await ask((stripe) =>
        Promise.all([
          stripe.paymentIntents.retrieve(reference, { expand: ["latest_charge.balance_transaction"] }),
          stripe.refunds.list({ ...of, expand: ["data.balance_transaction"] }),
          stripe.disputes.list(of),
        ]),
      );
      return {
        state: recordedState(intent.status),
        capturedCents: intent.amount_received,
        feeCents: chargeFee(intent),
        refunds: refunds.data.map((refund) => ({
          ...refundResult(refund),
          key: refund.metadata?.key ?? null,
          cents: refund.amount,
          feeCents: feeOf(refund.balance_transaction),
        })),
        disputes: disputes.data.map(disputeReport),
      };
    },
  };
}

function reportOf({ status, payment_intent }: Stripe.Checkout.Session): PaymentReport {
  if (typeof payment_intent === "string") throw new Error("Stripe did not expand the payment.");
  if (payment_intent?.status === "succeeded") {
    return { state: "captured", reference: payment_intent.id, cents: payment_intent.amount_received };
  }
  if (payment_intent?.status === "requires_capture") {
    return { state: "authorized", reference: payment_intent.id, cents: payment_intent.amount_capturable };
  }
  if (payment_intent?.status === "processing") return { state: "pending" };
  return { state: status === "open" ? "open" : "failed" };
}

/** True for errors that the same call always has: a wrong state, amount or reference, or a declined card. */
function isFinal(error: unknown): error is Error {
  return (
    error instanceof Error &&
    "type" in error &&
    ["StripeInvalidRequestError", "StripeCardError", "StripeIdempotencyError"].includes(String(error.type))
  );
}
