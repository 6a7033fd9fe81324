import { z } from "zod";
import type { PaymentSettings, PaypalAccount } from "~/settings/payments.server";
import { CANCELLED_PATH } from "../cancelled-path";
import { type PaymentProvider, PaymentRejected } from "../payment-provider";
import { askPaypal, PaypalRejection } from "./paypal-client";
import { readPaypalEvent } from "./paypal-events";
import {
  authorizationOf,
  captureOf,
  captureSchema,
  dollars,
  orderSchema,
  type PaypalOrder,
  recordOf,
  refundSchema,
  reportOf,
  resultOf,
} from "./paypal-order";

/** PayPal closes an order that its buyer does not approve within three hours. */
const PAGE_LIFETIME_MILLISECONDS = 3 * 60 * 60_000;
/** The buyer has to choose another source of money on PayPal's page, or has not agreed yet. */
const NOT_PAID_YET = ["INSTRUMENT_DECLINED", "ORDER_NOT_APPROVED", "PAYER_ACTION_REQUIRED"];

/** PayPal (orders v2): the shopper agrees on PayPal's page, and the store takes the payment when they return. */
export function paypalProvider(
  account: PaypalAccount,
  { captureAt }: Pick<PaymentSettings, "captureAt">,
): PaymentProvider {
  function readOrder(id: string): Promise<PaypalOrder> {
    return askPaypal(account, { path: `/v2/checkout/orders/${encodeURIComponent(id)}` }, orderSchema);
  }

  /** Takes an approved order's payment. */
  async function take({ id }: PaypalOrder, key: string): Promise<PaypalOrder> {
    const step = captureAt === "order" ? "capture" : "authorize";
    const path = `/v2/checkout/orders/${id}/${step}`;
    return askPaypal(account, { method: "POST", path, body: {}, key }, orderSchema);
  }

  return {
    async start({ grand_total_cents, number }, returnUrl, key) {
      const body = {
        intent: captureAt === "order" ? "CAPTURE" : "AUTHORIZE",
        purchase_units: [
          { custom_id: number, description: `Order ${number}`, amount: dollars(grand_total_cents) },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              user_action: "PAY_NOW",
              shipping_preference: "NO_SHIPPING",
              return_url: returnUrl,
              cancel_url: new URL(CANCELLED_PATH, returnUrl).href,
            },
          },
        },
      };
      const call = { method: "POST", path: "/v2/checkout/orders", body, key } as const;
      const { id, links } = await askPaypal(account, call, orderSchema);
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
      const path = `/v2/payments/authorizations/${required(authorizationOf(await readOrder(reference)))}/capture`;
      const body = { amount: dollars(cents), final_capture: true };
      return resultOf(await askPaypal(account, { method: "POST", path, body, key }, captureSchema));
    },

    async void(reference, key) {
      const path = `/v2/payments/authorizations/${required(authorizationOf(await readOrder(reference)))}/void`;
      await askPaypal(account, { method: "POST", path, body: {}, key }, z.unknown());
      return { state: "settled", reference };
    },

    async refund(reference, cents, key) {
      const path = `/v2/payments/captures/${required(captureOf(await readOrder(reference)))}/refund`;
      const body = { amount: dollars(cents), custom_id: key };
      return resultOf(await askPaypal(account, { method: "POST", path, body, key }, refundSchema));
    },

    fetch: async (reference) => recordOf(await readOrder(reference)),
  };
}

function required(id: string | undefined): string {
  if (id === undefined) throw new PaymentRejected("PayPal has no such payment of the order.");
  return id;
}
