import { sha256 } from "../../shared/secrets";
import { type PaymentProvider, PaymentRejected, WebhookRejected } from "../payment-provider";

/**
 * Checks and bank transfers: the buyer sends the money, staff record its arrival, and staff return it when an email
 * asks them to. There is no service to ask.
 */
export const byHandProvider: PaymentProvider = {
  start: async () => {
    throw new PaymentRejected("This payment has no page.");
  },
  confirm: async () => ({ state: "open" }),
  readWebhook: async () => {
    throw new WebhookRejected("There are no webhooks of this kind.");
  },
  capture: async (reference) => ({ state: "settled", reference }),
  void: async (reference) => ({ state: "settled", reference }),
  refund: async (_reference, _cents, key) => ({
    state: "settled",
    reference: `by-hand-${sha256(key).slice(0, 32)}`,
  }),
  fetch: async () => null,
};
