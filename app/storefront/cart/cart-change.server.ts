import { json, redirect } from "@remix-run/node";
import type { Provider, Result } from "~/provider/provider.server";
import { flash } from "~/storefront/shell/flash.server";
import { CART_PATH, type CartRejections } from "./cart-intents";

/** A form of the cart page, for the shopper's own cart. */
export interface CartChange {
  provider: Provider;
  cartId: string;
  form: FormData;
}

/**
 * Shows the cart again, with what was done or what went wrong. A cart that is gone says nothing: the page then shows
 * the empty cart.
 * @param done null where the page itself shows what was done
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
  return redirect(CART_PATH + search, { status: 303, headers: await provider.headers() });
}

/** The same page with what was typed and why it was not accepted. */
export async function reject(provider: Provider, rejections: CartRejections): Promise<Response> {
  return json(rejections, { status: 422, headers: await provider.headers() });
}
