import { HostedPaymentDocument } from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";

/** Where the order is paid by card; null when there is nothing to pay there. */
export async function hostedPaymentAddress(
  request: Request,
  provider: Provider,
  orderToken: string,
): Promise<string | null> {
  const returnUrl = new URL("/checkout/pay", request.url).href;
  const answer = await provider.attempt(HostedPaymentDocument, { orderToken, returnUrl });
  return answer.data?.hostedPayment?.redirect_url ?? null;
}
