import { redirect } from "@remix-run/node";
import { OrderOfCartDocument } from "~/provider/contract/documents.generated";
import { orderDataCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";

/**
 * Returns the path of the order that a used cart has become, when the response to placing it was lost.
 * @returns null when the cart has become no order
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
