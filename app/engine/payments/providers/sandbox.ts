import type { Settings } from "~/settings/settings.server";
import { sha256 } from "../../shared/secrets";
import { type OperationResult, type PaymentProvider, WebhookRejected } from "../payment-provider";
import { PAGE_LIFETIME_MILLISECONDS, paymentToken } from "../payment-token";

/**
 * The store's own payment page, on which nobody is charged. It reports a payment by a signed receipt
 * (take-payment.ts) and records nothing.
 */
export function sandboxProvider(settings: Pick<Settings, "sessionSecret">): PaymentProvider {
  return {
    async start({ id, grand_total_cents }, returnUrl) {
      const { pathname, search } = new URL(returnUrl);
      const claims = { orderId: id, cents: grand_total_cents, returnPath: pathname + search };
      return {
        url: `/sandbox-payment/${paymentToken.sign(settings, claims)}`,
        reference: null,
        expiresAt: new Date(Date.now() + PAGE_LIFETIME_MILLISECONDS).toISOString(),
      };
    },
    confirm: async () => ({ state: "open" }),
    readWebhook: async () => {
      throw new WebhookRejected("There are no webhooks of this kind.");
    },
    capture: async (_reference, _cents, key) => done(key),
    void: async (_reference, key) => done(key),
    refund: async (_reference, _cents, key) => done(key),
    fetch: async () => null,
  };
}

function done(key: string): OperationResult {
  return { state: "settled", reference: `sandbox-${sha256(key).slice(0, 32)}` };
}
