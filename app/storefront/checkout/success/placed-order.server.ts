import { redirect } from "@remix-run/node";
import {
  MyOrderDocument,
  NewestOrderDocument,
  OrderByTokenDocument,
} from "~/provider/contract/documents.generated";
import { orderDataCookie, readCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";
import { type OrderView, orderView } from "~/storefront/account/orders/order-view";
import { CART_PATH } from "~/storefront/cart/cart-intents";

export interface PlacedOrder {
  token: string;
  order: OrderView;
  /** The order is in the account of the customer who views it. */
  isInAccount: boolean;
}

/**
 * Reads the order that this browser placed last.
 * @throws Response 302 to the cart when there is none, or it is no longer known
 */
export async function placedOrder(request: Request, provider: Provider): Promise<PlacedOrder> {
  const token = await readCookie(request, orderDataCookie);
  if (!token) throw await toCart(provider);
  const own = await newestOrder(provider);
  if (own?.token === token) return { token, order: orderView(own), isInAccount: true };
  const response = await provider.attempt(OrderByTokenDocument, { token });
  if (!response.status) throw await toCart(provider);
  const order = orderView(response.data.guestOrderByToken);
  return { token, order, isInAccount: await hasOrder(provider, order.number, token) };
}

/** A guest's order is not in an account created afterwards until its email address is confirmed. */
async function hasOrder(provider: Provider, number: string, token: string): Promise<boolean> {
  if (!provider.isLoggedIn) return false;
  const response = await provider.attempt(MyOrderDocument, { number });
  return response.data?.customer?.orders?.items[0]?.token === token;
}

/** Magento does not show orders of customers by their token. */
async function newestOrder(provider: Provider) {
  if (!provider.isLoggedIn) return null;
  const response = await provider.attempt(NewestOrderDocument, {});
  return response.data?.customer?.orders?.items[0] ?? null;
}

async function toCart(provider: Provider): Promise<Response> {
  provider.keepCookie(orderDataCookie, null);
  return redirect(CART_PATH, { headers: await provider.headers() });
}
