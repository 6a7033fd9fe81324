import {
  AddToCartDocument,
  type CartItemInput,
  CreateGuestCartDocument,
  CustomerCartIdDocument,
} from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";

export const NOT_ADDED = "We could not put this into your cart. Please try again.";

/** Puts a product into the shopper's cart; makes one when there is none or it is gone. Answers what went wrong, else null. */
export async function addToCart(provider: Provider, item: CartItemInput): Promise<string | null> {
  const firstCart = provider.cartId ?? (await createCart(provider));
  const first = await provider.attempt(AddToCartDocument, { cartId: firstCart, item });
  const isCartGone = !first.status && first.error === "cart-gone";
  const answer = isCartGone
    ? await provider.attempt(AddToCartDocument, { cartId: await createCart(provider), item })
    : first;
  if (!answer.status) return answer.message || NOT_ADDED;
  return answer.data.addProductsToCart?.user_errors[0]?.message ?? null;
}

/** The customer's cart, or a new one for a guest; kept in the shopper's cookie. */
async function createCart(provider: Provider): Promise<string> {
  const id = provider.isLoggedIn
    ? (await provider.request(CustomerCartIdDocument, {})).customerCart.id
    : (await provider.request(CreateGuestCartDocument, {})).createGuestCart?.cart?.id;
  if (!id) throw new Response(NOT_ADDED, { status: 502 });
  provider.keepCart(id);
  return id;
}
