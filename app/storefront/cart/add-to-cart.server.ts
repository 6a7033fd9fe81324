import {
  AddToCartDocument,
  type AddToCartMutation,
  type CartItemInput,
  CreateGuestCartDocument,
  CustomerCartIdDocument,
} from "~/provider/contract/documents.generated";
import { NO_CUSTOMER_CART } from "~/provider/error-catalog";
import type { Provider, Result } from "~/provider/provider.server";

type TakenCart = { id: string } | { problem: string };

export const NOT_ADDED = "We couldn't add this to your cart. Please try again.";

/**
 * Adds a product to the shopper's cart; creates one when there is none or it has expired. Returns an error, or null on
 * success.
 */
export async function addToCart(provider: Provider, item: CartItemInput): Promise<string | null> {
  const present = provider.cartId === null ? await takeCart(provider) : { id: provider.cartId };
  if ("problem" in present) return present.problem;
  const first = await provider.attempt(AddToCartDocument, { cartId: present.id, item });
  if (first.status || first.error !== "cart-gone") return problemOf(first);
  const another = await takeCart(provider);
  if ("problem" in another) return another.problem;
  return problemOf(await provider.attempt(AddToCartDocument, { cartId: another.id, item }));
}

function problemOf(response: Result<AddToCartMutation>): string | null {
  if (!response.status) return response.message || NOT_ADDED;
  return response.data.addProductsToCart?.user_errors[0]?.message ?? null;
}

/**
 * Returns the customer's cart, or a new one for a guest, whose id is stored in a cookie; otherwise the reason why there
 * is none.
 */
async function takeCart(provider: Provider): Promise<TakenCart> {
  const taken = provider.isLoggedIn ? await customersCart(provider) : await newGuestCart(provider);
  if ("id" in taken) provider.keepCart(taken.id);
  return taken;
}

async function customersCart(provider: Provider): Promise<TakenCart> {
  const response = await provider.attempt(CustomerCartIdDocument, {});
  const id = response.data?.customerCart.id;
  if (id) return { id };
  return { problem: (response.error === "unavailable" && response.message) || NO_CUSTOMER_CART };
}

async function newGuestCart(provider: Provider): Promise<TakenCart> {
  const response = await provider.attempt(CreateGuestCartDocument, {});
  const id = response.data?.createGuestCart?.cart?.id;
  if (id) return { id };
  return { problem: response.message || NOT_ADDED };
}
