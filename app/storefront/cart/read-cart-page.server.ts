import { CartExtrasDocument } from "~/provider/contract/documents.generated";
import { openProvider, type Provider } from "~/provider/provider.server";
import { unpaidOrder } from "~/storefront/checkout/unpaid-order.server";
import { leaveTool } from "~/storefront/studio/tool-draft.server";
import { type CartExtras, cartExtras } from "./cart-extras";
import { REMOVED_PARAM } from "./cart-intents";
import { type CartView, cartView } from "./cart-view";
import type { CartEstimate } from "./estimate/estimate-view";
import { readCartEstimate } from "./estimate/read-estimate.server";
import { tryReadingCart } from "./read-cart.server";

export interface CartPageView {
  /** Null when there is nothing in it, or when it could not be read. */
  cart: CartView | null;
  /** Null when there is no cart, or the provider has no extension. */
  extras: CartExtras | null;
  /** Null for a cart that knows its address or is not shipped. */
  estimate: CartEstimate | null;
  /** Number of the order that was placed and not paid, which has what was in the cart; null when there is none. */
  unpaid: string | null;
  /** The provider did not answer. */
  isUnreadable: boolean;
}

/** The shopper's cart for its page. */
export async function readCartPage(request: Request): Promise<CartPageView & { headers: Headers }> {
  const provider = await openProvider(request);
  const removed = new URL(request.url).searchParams.get(REMOVED_PARAM) ?? "";
  const [{ read, failure }, extras, unpaid] = await Promise.all([
    tryReadingCart(provider),
    readExtras(provider, removed),
    unpaidOrder(request, provider),
  ]);
  const estimate = read && (await readCartEstimate(request, provider, read.core));
  const headers = await provider.headers({ "Cache-Control": "no-store" });
  for (const cookie of await leaveTool(request)) headers.append("Set-Cookie", cookie);
  return {
    cart: read && cartView(read.core, read.extension),
    extras,
    estimate,
    unpaid,
    isUnreadable: failure !== null,
    headers,
  };
}

/** @param removed uid of the line that was just removed, or "" */
async function readExtras(provider: Provider, removed: string): Promise<CartExtras | null> {
  const id = provider.cartId;
  if (!id) return null;
  const answer = await provider.attempt(CartExtrasDocument, { id, removed });
  return answer.data?.cart ? cartExtras(answer.data.cart) : null;
}
