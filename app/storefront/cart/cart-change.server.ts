import { json } from "@remix-run/node";
import type { Answer, Provider } from "~/provider/provider.server";
import { seeOther } from "~/storefront/session/see-other.server";
import { flash } from "~/storefront/shell/flash.server";
import { CART_PATH, type CartRefusals } from "./cart-intents";

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
  answer: Answer<unknown>,
  done: string | null,
): Promise<Response> {
  if (answer.status && done) flash(provider, "success", done);
  if (!answer.status && answer.message) flash(provider, "error", answer.message);
  return backToCart(provider);
}

export async function backToCart(provider: Provider, search = ""): Promise<Response> {
  return seeOther(provider, CART_PATH + search);
}

/** Returns the page with the input and its errors. */
export async function refuse(provider: Provider, refusals: CartRefusals): Promise<Response> {
  return json(refusals, { status: 422, headers: await provider.headers() });
}
