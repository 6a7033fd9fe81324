import { CheckoutCartDocument } from "~/provider/contract/documents.generated";
import { failedResponse } from "~/provider/failed-response";
import type { Answer, FailedAnswer, Provider } from "~/provider/provider.server";
import type { ProviderCart } from "./cart-view";

/** `failure` is the reason why the cart could not be read; null on success, or without a cart. */
export interface CartReading<Cart = ProviderCart> {
  /** Null when there is none, or it has expired. */
  cart: Cart | null;
  failure: string | null;
  error?: FailedAnswer["error"];
}

/**
 * Reads the shopper's cart; null when there is none, it has expired or is empty. An expired cart is forgotten by the
 * provider's headers.
 * @throws Response 503 or 502 when the provider is unavailable
 */
export async function readCart(provider: Provider): Promise<ProviderCart | null> {
  const { cart, failure, error = "input" } = await tryReadingCart(provider);
  if (failure !== null) throw failedResponse(error, failure);
  return cart;
}

/** The same for pages that show an empty cart when the provider is unavailable (specification §4 "Cart"). */
export async function tryReadingCart(provider: Provider): Promise<CartReading> {
  const id = provider.cartId;
  if (!id) return { cart: null, failure: null };
  const reading = cartReading(await provider.attempt(CheckoutCartDocument, { id }));
  return reading.cart && hasLines(reading.cart) ? reading : { ...reading, cart: null };
}

/** Converts a response to a reading of the shopper's cart. */
export function cartReading<Cart>(answer: Answer<{ cart: Cart | null }>): CartReading<Cart> {
  if (answer.status) return { cart: answer.data.cart, failure: null };
  const isEnded = answer.error === "cart-gone" || answer.error === "logged-out";
  return { cart: null, failure: isEnded ? null : answer.message, error: answer.error };
}

/** Checks whether the cart has lines. */
export function hasLines({ itemsV2 }: Pick<ProviderCart, "itemsV2">): boolean {
  return Boolean(itemsV2?.items.length);
}
