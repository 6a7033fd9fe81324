import { estimatedPostcodeCookie, readCookie, shippingMethodTitleCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";
import type { ProviderCart } from "../cart-view";
import { askEstimate } from "./ask-estimate.server";
import type { CartEstimate, DeliveryEstimate } from "./estimate-view";
import { methodCodes } from "./method-value";

/** Reads the estimate of the cart page; null for a cart that has an address or is not shipped. */
export async function readCartEstimate(
  request: Request,
  provider: Provider,
  { is_virtual, shipping_addresses }: Pick<ProviderCart, "is_virtual" | "shipping_addresses">,
): Promise<CartEstimate | null> {
  if (is_virtual || shipping_addresses.length > 0) return null;
  return { response: await readEstimate(request, provider) };
}

/**
 * Reads the estimate for the shopper's ZIP code, with the method they selected last if it is available. Null without a
 * ZIP code.
 */
async function readEstimate(request: Request, provider: Provider): Promise<DeliveryEstimate | null> {
  const { cartId } = provider;
  if (!cartId) return null;
  const [postcode, title] = await Promise.all([
    readCookie(request, estimatedPostcodeCookie),
    readCookie(request, shippingMethodTitleCookie),
  ]);
  if (!postcode) return null;
  const question = { cartId, postcode };
  const first = await askEstimate(provider, { ...question, method: null });
  if (!first.status) return null;
  const remembered = first.data.methods.find((method) => method.title === title && method.problem === null);
  if (!remembered || remembered.value === first.data.chosen) return first.data;
  const asked = await askEstimate(provider, { ...question, method: methodCodes(remembered.value) });
  return asked.status ? asked.data : first.data;
}
