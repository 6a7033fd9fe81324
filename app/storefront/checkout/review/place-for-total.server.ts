import {
  PlaceOrderDocument,
  PlaceOrderForTotalDocument,
  type PlaceOrderMutation,
} from "~/provider/contract/documents.generated";
import type { Answer, Provider } from "~/provider/provider.server";
import { cartGrandTotal, cartView } from "~/storefront/cart/cart-view";
import { readCart } from "~/storefront/cart/read-cart.server";

const CART_CHANGED = "Your cart has changed. Please check the total.";

export type Placed = NonNullable<PlaceOrderMutation["placeOrder"]>;

/**
 * Orders the cart if it still costs what the shopper was shown. The provider compares the sums itself, while nobody
 * can change the cart; one that cannot is asked for the sum just before.
 * @param shownTotal as it stood beside the button, in dollars; null when the page knew none
 */
export async function placeForTotal(
  provider: Provider,
  cartId: string,
  shownTotal: number | null,
): Promise<Answer<{ placeOrder: Placed | null }>> {
  if (shownTotal === null) return provider.attempt(PlaceOrderDocument, { cartId });
  const answer = await provider.attempt(PlaceOrderForTotalDocument, { cartId, total: shownTotal });
  if (answer.status) return { ...answer, data: { placeOrder: answer.data.placeOrderForTotal } };
  if (answer.error !== "unsupported") return answer;
  if (await costsAnotherSum(provider, shownTotal)) {
    return { status: false, message: CART_CHANGED, data: null, error: "input" };
  }
  return provider.attempt(PlaceOrderDocument, { cartId });
}

/** A cart that cannot be read any more is used up or empty: the provider then tells which when it is ordered. */
async function costsAnotherSum(provider: Provider, shownTotal: number): Promise<boolean> {
  const cart = await readCart(provider);
  return cart !== null && cartGrandTotal(cartView(cart))?.value !== shownTotal;
}
