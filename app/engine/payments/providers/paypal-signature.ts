import { z } from "zod";
import type { PaypalAccount } from "~/settings/payments.server";
import { postToPaypal } from "./paypal-client";
import { PaypalRejection } from "./paypal-errors";

const responseSchema = z.object({ verification_status: z.string() });

/**
 * Lets PayPal verify the signature of a webhook call. PayPal's package has no such call.
 * @param text the event as received, which the signature covers; it is passed on unchanged
 * @throws PaypalRejection when PayPal does not take the store's settings, such as the webhook's id
 */
export async function isSignedByPaypal(
  account: PaypalAccount,
  text: string,
  headers: Headers,
): Promise<boolean> {
  const of = (name: string) => headers.get(`PayPal-${name}`) ?? "";
  const signature = JSON.stringify({
    auth_algo: of("Auth-Algo"),
    cert_url: of("Cert-Url"),
    transmission_id: of("Transmission-Id"),
    transmission_sig: of("Transmission-Sig"),
    transmission_time: of("Transmission-Time"),
    webhook_id: account.webhookId,
  });
  const body = `${signature.slice(0, -1)},"webhook_event":${text}}`;
  try {
    const path = "/v1/notifications/verify-webhook-signature";
    const { verification_status } = await postToPaypal(account, responseSchema, path, body);
    return verification_status === "SUCCESS";
  } catch (error) {
    // PayPal rejects a call whose headers have no such form. Other statuses mean wrong settings: it sends the event again.
    if (error instanceof PaypalRejection && error.status === 400) return false;
    throw error;
  }
}
