import { HostedPaymentDocument } from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import { currentSettings } from "~/settings/settings.server";

interface HostedPayment {
  /** URL of the payment page; null when no payment is due there, or it cannot be asked for. */
  address: string | null;
  /** Why it cannot be asked for; otherwise empty. */
  problem: string;
}

/** Asks for the page on which the order is paid. */
export async function hostedPayment(
  request: Request,
  provider: Provider,
  orderToken: string,
): Promise<HostedPayment> {
  const { entrance, publicUrl } = currentSettings();
  const returnUrl = new URL("/checkout/pay", entrance.hosts ? publicUrl : request.url).href;
  const response = await provider.attempt(HostedPaymentDocument, { orderToken, returnUrl });
  return { address: response.data?.hostedPayment?.redirect_url ?? null, problem: response.message };
}

/** Returns the URL of that page; null when no payment is due there, or it cannot be asked for. */
export async function hostedPaymentAddress(
  request: Request,
  provider: Provider,
  orderToken: string,
): Promise<string | null> {
  return (await hostedPayment(request, provider, orderToken)).address;
}
