import { redirect } from "@remix-run/node";
import { OrderByTokenDocument } from "~/provider/contract/documents.generated";
import { orderDataCookie, readCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";
import { type OrderView, orderView } from "~/storefront/account/orders/order-view";
import { CART_PATH } from "~/storefront/cart/cart-intents";

export interface PlacedOrder {
  token: string;
  order: OrderView;
}

/**
 * Reads the order that this browser placed last.
 * @throws Response 302 to the cart when there is none, or it is no longer known
 */
export async function placedOrder(request: Request, provider: Provider): Promise<PlacedOrder> {
  const token = await readCookie(request, orderDataCookie);
  if (!token) throw await toCart(provider);
  const response = await provider.attempt(OrderByTokenDocument, { token });
  if (!response.status) throw await toCart(provider);
  return { token, order: orderView(response.data.guestOrderByToken) };
}

async function toCart(provider: Provider): Promise<Response> {
  provider.keepCookie(orderDataCookie, null);
  return redirect(CART_PATH, { headers: await provider.headers() });
}
