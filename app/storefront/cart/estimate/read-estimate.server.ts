import { estimatedPostcodeCookie, readCookie, shippingMethodTitleCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";
import type { CoreCart } from "../cart-view";
import { askEstimate } from "./ask-estimate.server";
import type { DeliveryEstimate } from "./estimate-view";
import { methodCodes } from "./method-value";

/**
 * The estimate for the ZIP code that the shopper asked for, by the way of shipping they chose last where it is to be
 * had. Null when none was asked for, and for a cart that knows its address or is not shipped.
 */
export async function readEstimate(
  request: Request,
  provider: Provider,
  cart: CoreCart,
): Promise<DeliveryEstimate | null> {
  if (!takesEstimate(cart) || !provider.cartId) return null;
  const [postcode, title] = await Promise.all([
    readCookie(request, estimatedPostcodeCookie),
    readCookie(request, shippingMethodTitleCookie),
  ]);
  if (!postcode) return null;
  const question = { cartId: provider.cartId, postcode };
  const first = await askEstimate(provider, { ...question, method: null });
  if (!first.status) return null;
  const remembered = first.data.methods.find((method) => method.title === title && method.problem === null);
  if (!remembered || remembered.value === first.data.chosen) return first.data;
  const asked = await askEstimate(provider, { ...question, method: methodCodes(remembered.value) });
  return asked.status ? asked.data : first.data;
}

/** Whether an estimate tells more than the cart itself: it is shipped, and where to is not known yet. */
export function takesEstimate(cart: Pick<CoreCart, "is_virtual" | "shipping_addresses">): boolean {
  return !cart.is_virtual && cart.shipping_addresses.length === 0;
}
