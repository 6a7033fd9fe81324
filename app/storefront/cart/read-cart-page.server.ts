import { CartExtrasDocument, type CartExtrasQuery } from "~/provider/contract/documents.generated";
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

type ExtendedCart = NonNullable<CartExtrasQuery["cart"]>;

/** The shopper's cart for its page. */
export async function readCartPage(request: Request): Promise<CartPageView & { headers: Headers }> {
  const provider = await openProvider(request);
  const removed = new URL(request.url).searchParams.get(REMOVED_PARAM) ?? "";
  const extension = readExtension(provider, removed);
  const [{ read, failure }, extended, unpaid] = await Promise.all([
    tryReadingCart(provider, extension),
    extension,
    unpaidOrder(request, provider),
  ]);
  const estimate = read && (await readCartEstimate(request, provider, read.core));
  const headers = await provider.headers({ "Cache-Control": "no-store" });
  for (const cookie of await leaveTool(request)) headers.append("Set-Cookie", cookie);
  return {
    cart: read && cartView(read.core, read.extension),
    extras: extended && cartExtras(extended),
    estimate,
    unpaid,
    isUnreadable: failure !== null,
    headers,
  };
}

/** All that the page shows of the extension, by one question. @param removed uid of the line that was just removed, or "" */
async function readExtension(provider: Provider, removed: string): Promise<ExtendedCart | null> {
  const id = provider.cartId;
  if (!id) return null;
  const answer = await provider.attempt(CartExtrasDocument, { id, removed });
  return answer.data?.cart ?? null;
}
