import type {
  CheckoutPaymentIntent,
  OrderRequest,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from "@paypal/paypal-server-sdk";
import { z } from "zod";
import type { PaymentSettings, PaypalAccount } from "~/settings/payments.server";
import { CANCELLED_PATH } from "../cancelled-path";
import { type PaymentProvider, PaymentRejected } from "../payment-provider";
import { callPaypal } from "./paypal-client";
import { PaypalRejection } from "./paypal-errors";
import { readPaypalEvent } from "./paypal-events";
import {
  authorizationOf,
  captureOf,
  dollars,
  orderSchema,
  type PaypalOrder,
  recordOf,
  reportOf,
  resultOf,
  resultSchema,
} from "./paypal-order";

/** PayPal closes an order that its buyer does not approve within three hours. */
const PAGE_LIFETIME_MILLISECONDS = 3 * 60 * 60_000;
/** PayPal returns the changed object, with its payments, not only its id. */
const WHOLE = "return=representation";
/** The buyer has to choose another source of money on PayPal's page, or has not agreed yet. */
const NOT_PAID_YET = ["INSTRUMENT_DECLINED", "ORDER_NOT_APPROVED", "PAYER_ACTION_REQUIRED"];

/** PayPal (orders v2): the shopper agrees on PayPal's page, and the store takes the payment when they return. */
export function paypalProvider(
  account: PaypalAccount,
  { captureAt }: Pick<PaymentSettings, "captureAt">,
): PaymentProvider {
  function readOrder(id: string): Promise<PaypalOrder> {
    return callPaypal(account, orderSchema, ({ orders }, options) => orders.getOrder({ id }, options));
  }

  /** Takes an approved order's payment. */
  function take({ id }: PaypalOrder, key: string): Promise<PaypalOrder> {
    const step = { id, paypalRequestId: key, prefer: WHOLE };
    return callPaypal(account, orderSchema, ({ orders }, options) =>
      captureAt === "order" ? orders.captureOrder(step, options) : orders.authorizeOrder(step, options),
    );
  }

  return {
    async start({ grand_total_cents, number }, returnUrl, key) {
      const body: OrderRequest = {
        intent: (captureAt === "order" ? "CAPTURE" : "AUTHORIZE") as CheckoutPaymentIntent,
        purchaseUnits: [
          { customId: number, description: `Order ${number}`, amount: dollars(grand_total_cents) },
        ],
        paymentSource: {
          paypal: {
            experienceContext: {
              userAction: "PAY_NOW" as PaypalExperienceUserAction,
              shippingPreference: "NO_SHIPPING" as PaypalWalletContextShippingPreference,
              returnUrl,
              cancelUrl: new URL(CANCELLED_PATH, returnUrl).href,
            },
          },
        },
      };
      const { id, links } = await callPaypal(account, orderSchema, ({ orders }, options) =>
        orders.createOrder({ body, paypalRequestId: key, prefer: WHOLE }, options),
      );
      const page = links.find(({ rel }) => rel === "payer-action" || rel === "approve");
      if (!page) throw new PaymentRejected("PayPal opened no page.");
      const expiresAt = new Date(Date.now() + PAGE_LIFETIME_MILLISECONDS).toISOString();
      return { url: page.href, reference: id, expiresAt };
    },

    async confirm(reference, { isWanted, key }) {
      try {
        const order = await readOrder(reference);
        return reportOf(order.status === "APPROVED" && isWanted ? await take(order, key) : order);
      } catch (error) {
        if (!(error instanceof PaypalRejection)) throw error;
        if (error.status === 404) return { state: "failed" };
        if (error.issues.some((issue) => NOT_PAID_YET.includes(issue))) return { state: "open" };
        throw error;
      }
    },

    readWebhook: (rawBody, headers) => readPaypalEvent(account, rawBody, headers),

    async capture(reference, cents, key) {
      const authorizationId = required(authorizationOf(await readOrder(reference)));
      const body = { amount: dollars(cents), finalCapture: true };
      const capture = await callPaypal(account, resultSchema, ({ payments }, options) =>
        payments.captureAuthorizedPayment(
          { authorizationId, paypalRequestId: key, prefer: WHOLE, body },
          options,
        ),
      );
      return resultOf(capture);
    },

    async void(reference, key) {
      const authorizationId = required(authorizationOf(await readOrder(reference)));
      await callPaypal(account, z.unknown(), ({ payments }, options) =>
        payments.voidPayment({ authorizationId, paypalRequestId: key, prefer: WHOLE }, options),
      );
      return { state: "settled", reference };
    },

    async refund(reference, cents, key) {
      const captureId = required(captureOf(await readOrder(reference)));
      const body = { amount: dollars(cents), customId: key };
      const refund = await callPaypal(account, resultSchema, ({ payments }, options) =>
        payments.refundCapturedPayment({ captureId, paypalRequestId: key, prefer: WHOLE, body }, options),
      );
      return resultOf(refund);
    },

    fetch: async (reference) => recordOf(await readOrder(reference)),
  };
}

function required(id: string | undefined): string {
  if (id === undefined) throw new PaymentRejected("PayPal has no such payment of the order.");
  return id;
}
