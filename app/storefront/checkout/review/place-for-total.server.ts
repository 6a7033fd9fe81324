import {
  type OrderAttributionInput,
  PlaceOrderDocument,
  PlaceOrderForTotalDocument,
  type PlaceOrderMutation,
} from "~/provider/contract/documents.generated";
import type { Provider, Result } from "~/provider/provider.server";
import { cartGrandTotal, cartView } from "~/storefront/cart/cart-view";
import { readCart } from "~/storefront/cart/read-cart.server";

const MILLS_OF_A_CENT = 10;

const CART_CHANGED = "Your cart has changed. Please check the total.";

export type Placed = NonNullable<PlaceOrderMutation["placeOrder"]>;

interface Placing {
  /** The total beside the button in dollars; null when the page had none. */
  shownTotal: number | null;
  /** How the buyer found the shop; null without their consent. */
  attribution: OrderAttributionInput | null;
}

/**
 * Places the order if the total equals the one displayed. The provider compares the totals itself, while the cart is
 * locked; with a provider that cannot, the total is read just before.
 */
export async function placeForTotal(
  provider: Provider,
  cartId: string,
  { shownTotal, attribution }: Placing,
): Promise<Result<{ placeOrder: Placed | null }>> {
  if (shownTotal === null) return provider.attempt(PlaceOrderDocument, { cartId });
  const response = await provider.attempt(PlaceOrderForTotalDocument, {
    cartId,
    total: shownTotal,
    attribution,
  });
  if (response.status) return { ...response, data: { placeOrder: response.data.placeOrderForTotal } };
  if (response.error !== "unsupported") return response;
  if (await totalDiffers(provider, shownTotal)) {
    return { status: false, message: CART_CHANGED, data: null, error: "input" };
  }
  return provider.attempt(PlaceOrderDocument, { cartId });
}

/**
 * A cart that cannot be read is used or empty: the provider reports which when it is ordered. Magento's totals may have
 * four decimals, of which the page showed two.
 */
async function totalDiffers(provider: Provider, shownTotal: number): Promise<boolean> {
  const cart = await readCart(provider);
  if (cart === null) return false;
  const total = cartGrandTotal(cartView(cart))?.value ?? 0;
  return Math.round(Math.abs(total - shownTotal) * 1000) >= MILLS_OF_A_CENT;
}
