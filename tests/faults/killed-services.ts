import { PaypalServer } from "../fixtures/paypal/paypal-server";
import type { PaypalOrder } from "../fixtures/paypal/paypal-state";
import { StripeServer, type WebhookCall } from "../fixtures/stripe/stripe-server";

/** What a payment service has recorded of an order; amounts are cents. */
interface ServiceRecord {
  /** Payment pages opened for it. */
  opened: number;
  /** Null before the shopper has paid. */
  payment: { isCharged: boolean; chargedCents: number; refunds: number[] } | null;
}

/** A local payment service that is told to kill the store at a call. */
export interface KilledService {
  name: "stripe" | "paypal";
  /** Settings of a store that it takes payments for. */
  settings: Record<string, string>;
  /** The calls, without ids, that open a page, book a payment, charge or release an amount, and refund. */
  calls: { open: string; book: string; chargeOrRelease: string; refund: string };
  /** The shopper pays on its page, and does not return yet. */
  pay(number: string): Promise<void>;
  /** The webhook call that it makes for a paid page. */
  paidEvent(number: string): WebhookCall;
  /** Carries out the next such call, then runs `then` before it answers. */
  afterNext(call: string, then: () => Promise<unknown>): void;
  recordOf(number: string): ServiceRecord;
  close(): Promise<void>;
}

export async function openStripeService(): Promise<KilledService> {
  const stripe = await StripeServer.open();
  const sessionsOf = (number: string) =>
    [...stripe.state.sessions.values()].filter((each) => each.client_reference_id === number);
  return {
    name: "stripe",
    settings: {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.address,
    },
    calls: {
      open: "POST /v1/checkout/sessions",
      book: "GET /v1/checkout/sessions",
      chargeOrRelease: "POST /v1/payment_intents",
      refund: "POST /v1/refunds",
    },
    async pay(number) {
      stripe.state.pay(stripe.state.sessionOf(number));
    },
    paidEvent: (number) => stripe.event("checkout.session.completed", stripe.state.sessionOf(number)),
    afterNext: (call, then) => stripe.disturbNext(call, "answers", then),
    recordOf(number) {
      const sessions = sessionsOf(number);
      const paid = sessions.find(({ payment_intent }) => payment_intent !== null);
      if (!paid?.payment_intent) return { opened: sessions.length, payment: null };
      const intent = stripe.state.intent(paid.payment_intent);
      return {
        opened: sessions.length,
        payment: {
          isCharged: intent.status === "succeeded",
          chargedCents: intent.amount_received,
          refunds: stripe.state.refundsOf(paid.payment_intent).map(({ amount }) => amount),
        },
      };
    },
    close: () => stripe.close(),
  };
}

export async function openPaypalService(): Promise<KilledService> {
  const paypal = await PaypalServer.open();
  const ordersOf = (number: string) =>
    [...paypal.state.orders.values()].filter(({ custom_id }) => custom_id === number);
  return {
    name: "paypal",
    settings: {
      PAYPAL_CLIENT_ID: paypal.clientId,
      PAYPAL_CLIENT_SECRET: paypal.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal.webhookId,
      PAYPAL_API_URL: paypal.address,
    },
    calls: {
      open: "POST /v2/checkout/orders",
      // The store takes an approved payment when it books it: "…/authorize", or "…/capture".
      book: "POST /v2/checkout/orders",
      chargeOrRelease: "POST /v2/payments/authorizations",
      refund: "POST /v2/payments/captures",
    },
    async pay(number) {
      const { id } = paypal.state.orderOf(number);
      await fetch(`${paypal.address}/checkoutnow?token=${id}`, { method: "POST", redirect: "manual" });
    },
    paidEvent: (number) => paypal.event("CHECKOUT.ORDER.APPROVED", { id: paypal.state.orderOf(number).id }),
    afterNext: (call, then) => paypal.disturbNext(call, "answers", then),
    recordOf(number) {
      const orders = ordersOf(number);
      const taken = orders.find(
        ({ authorizations, captures }) => authorizations.length + captures.length > 0,
      );
      return { opened: orders.length, payment: taken ? paymentOf(taken) : null };
    },
    close: () => paypal.close(),
  };
}

function paymentOf({ captures, refunds }: PaypalOrder) {
  const cents = (value: string) => Math.round(Number(value) * 100);
  return {
    isCharged: captures.length > 0,
    chargedCents: captures.reduce((total, { amount }) => total + cents(amount.value), 0),
    refunds: refunds.map(({ amount }) => cents(amount.value)),
  };
}
