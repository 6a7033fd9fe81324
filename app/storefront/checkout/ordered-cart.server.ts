import { redirect } from "@remix-run/node";
import { OrderOfCartDocument } from "~/provider/contract/documents.generated";
import { orderDataCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";

/**
 * The way to the order that a used-up cart has become, when the answer to placing it got lost on its way to the shopper.
 * @returns null when the cart has become none
 */
export async function toOrderOf(provider: Provider, cartId: string | null): Promise<Response | null> {
  if (!cartId) return null;
  const response = await provider.attempt(OrderOfCartDocument, { cartId });
  const token = response.data?.orderOfCart?.token;
  if (!token) return null;
  provider.keepCart(null);
  provider.keepCookie(orderDataCookie, token);
  return redirect("/checkout/success", { headers: await provider.headers() });
}
