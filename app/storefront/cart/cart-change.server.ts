import { json } from "@remix-run/node";
import type { Provider, Result } from "~/provider/provider.server";
import { seeOther } from "~/storefront/session/see-other.server";
import { flash } from "~/storefront/shell/flash.server";
import { CART_PATH, type CartRejections } from "./cart-intents";

/** A submitted form of the cart page, for the shopper's own cart. */
export interface CartChange {
  provider: Provider;
  cartId: string;
  form: FormData;
}

/**
 * Shows the cart again with a success or error message. For an expired cart there is no message: the page then shows
 * the empty cart.
 * @param done null where the page itself shows the result
 */
export async function finish(
  provider: Provider,
  response: Result<unknown>,
  done: string | null,
): Promise<Response> {
  if (response.status && done) flash(provider, "success", done);
  if (!response.status && response.message) flash(provider, "error", response.message);
  return backToCart(provider);
}

export async function backToCart(provider: Provider, search = ""): Promise<Response> {
  return seeOther(provider, CART_PATH + search);
}

/** Returns the page with the input and its errors. */
export async function reject(provider: Provider, rejections: CartRejections): Promise<Response> {
  return json(rejections, { status: 422, headers: await provider.headers() });
}
