import { IsPayableDocument, StartPaymentDocument } from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import { currentSettings } from "~/settings/settings.server";

interface StartedPayment {
  /** URL of the payment page; null when no payment is due there, or it cannot be opened. */
  address: string | null;
  /** Why it cannot be opened; otherwise empty. */
  problem: string;
}

/** Opens the page on which the order is paid. */
export async function startPayment(
  request: Request,
  provider: Provider,
  orderToken: string,
): Promise<StartedPayment> {
  const { entrance, publicUrl } = currentSettings();
  const returnUrl = new URL("/checkout/pay", entrance.hosts ? publicUrl : request.url).href;
  const response = await provider.attempt(StartPaymentDocument, { orderToken, returnUrl });
  return { address: response.data?.startPayment?.redirect_url ?? null, problem: response.message };
}

/** Whether the order is to be paid on a payment page; null when that cannot be asked for. Opens no page. */
export async function isPayable(provider: Provider, orderToken: string): Promise<boolean | null> {
  const response = await provider.attempt(IsPayableDocument, { orderToken });
  if (response.data?.isPayable) return true;
  return response.message === "" ? false : null;
}
