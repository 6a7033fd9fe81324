import { HostedPaymentDocument } from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import { currentSettings } from "~/settings/settings.server";

/** Returns the URL of the payment page; null when no payment is due there. */
export async function hostedPaymentAddress(
  request: Request,
  provider: Provider,
  orderToken: string,
): Promise<string | null> {
  const { entrance, publicUrl } = currentSettings();
  const returnUrl = new URL("/checkout/pay", entrance.hosts ? publicUrl : request.url).href;
  const response = await provider.attempt(HostedPaymentDocument, { orderToken, returnUrl });
  return response.data?.hostedPayment?.redirect_url ?? null;
}
