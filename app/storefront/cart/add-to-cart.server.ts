import {
  AddToCartDocument,
  type AddToCartMutation,
  type CartItemInput,
  CreateGuestCartDocument,
  CustomerCartIdDocument,
} from "~/provider/contract/documents.generated";
import { NO_CUSTOMER_CART } from "~/provider/error-catalogue";
import type { Answer, Provider } from "~/provider/provider.server";

export const NOT_ADDED = "We could not put this into your cart. Please try again.";

/** Puts a product into the shopper's cart; makes one when there is none or it is gone. Answers what went wrong, else null. */
export async function addToCart(provider: Provider, item: CartItemInput): Promise<string | null> {
  const present = provider.cartId ?? (await takeCart(provider));
  if (present === null) return noCart(provider);
  const first = await provider.attempt(AddToCartDocument, { cartId: present, item });
  if (first.status || first.error !== "cart-gone") return problemOf(first);
  const another = await takeCart(provider);
  if (another === null) return noCart(provider);
  return problemOf(await provider.attempt(AddToCartDocument, { cartId: another, item }));
}

function problemOf(answer: Answer<AddToCartMutation>): string | null {
  if (!answer.status) return answer.message || NOT_ADDED;
  return answer.data.addProductsToCart?.user_errors[0]?.message ?? null;
}

function noCart({ isLoggedIn }: Provider): string {
  return isLoggedIn ? NO_CUSTOMER_CART : NOT_ADDED;
}

/** The customer's cart, or a new one for a guest; kept in the shopper's cookie. Null when there is none to be had. */
async function takeCart(provider: Provider): Promise<string | null> {
  const id = provider.isLoggedIn ? await customersCart(provider) : await newGuestCart(provider);
  if (id !== null) provider.keepCart(id);
  return id;
}

async function customersCart(provider: Provider): Promise<string | null> {
  const answer = await provider.attempt(CustomerCartIdDocument, {});
  return answer.data?.customerCart.id || null;
}

async function newGuestCart(provider: Provider): Promise<string | null> {
  const answer = await provider.attempt(CreateGuestCartDocument, {});
  return answer.data?.createGuestCart?.cart?.id || null;
}
