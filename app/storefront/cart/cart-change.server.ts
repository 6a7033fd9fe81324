import { json } from "@remix-run/node";
import type { Answer, Provider } from "~/provider/provider.server";
import { seeOther } from "~/storefront/session/see-other.server";
import { flash } from "~/storefront/shell/flash.server";
import { CART_PATH, type CartRefusals } from "./cart-intents";

/** A submitted form of the cart page. */
export interface CartChange {
  provider: Provider;
  cartId: string;
  form: FormData;
}

/**
 * Redirects to the cart with a message of success or the error. No message for a cart that is gone: the page then
 * shows the empty cart.
 * @param done null where the page itself shows the change
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

/** Shows the page again, 422, with the rejected values and their errors. */
export async function refuse(provider: Provider, refusals: CartRefusals): Promise<Response> {
  return json(refusals, { status: 422, headers: await provider.headers() });
}
