import { OrderByTokenDocument } from "~/provider/contract/documents.generated";
import { orderDataCookie, readCookie, viewedOrderCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";
import { isPayable } from "./hosted-payment.server";

/**
 * Returns the number of the order that this browser placed and has not paid on the payment page yet; null when there is
 * none.
 */
export async function unpaidOrder(request: Request, provider: Provider): Promise<string | null> {
  const token = await readCookie(request, orderDataCookie);
  if (!token || (await readCookie(request, viewedOrderCookie)) === token) return null;
  if (!(await isPayable(provider, token))) return null;
  const order = await provider.attempt(OrderByTokenDocument, { token });
  return order.data?.guestOrderByToken.number ?? null;
}
