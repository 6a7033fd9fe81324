import { CheckoutCartDocument } from "~/provider/contract/documents.generated";
import { failedResponse } from "~/provider/failed-response";
import type { FailedResponse, Provider, Result } from "~/provider/provider.server";
import type { ProviderCart } from "./cart-view";

/** `failure` tells why the cart could not be read; null when it was read, or there is none to read. */
export interface CartReading<Cart = ProviderCart> {
  /** Null when there is none, or it is gone. */
  cart: Cart | null;
  failure: string | null;
  error?: FailedResponse["error"];
}

/**
 * The shopper's cart; null when there is none, it is gone or nothing is in it. A cart that is gone is
 * forgotten in the provider's headers.
 * @throws Response 503 or 502 when the provider cannot answer.
 */
export async function readCart(provider: Provider): Promise<ProviderCart | null> {
  const { cart, failure, error = "input" } = await tryReadingCart(provider);
  if (failure !== null) throw failedResponse(error, failure);
  return cart;
}

/** The same for pages that show an empty cart when the provider cannot answer (specification §4 "Cart"). */
export async function tryReadingCart(provider: Provider): Promise<CartReading> {
  const id = provider.cartId;
  if (!id) return { cart: null, failure: null };
  const reading = cartReading(await provider.attempt(CheckoutCartDocument, { id }));
  return reading.cart && hasLines(reading.cart) ? reading : { ...reading, cart: null };
}

/** What an answer says of the shopper's cart. */
export function cartReading<Cart>(response: Result<{ cart: Cart | null }>): CartReading<Cart> {
  if (response.status) return { cart: response.data.cart, failure: null };
  const isEnded = response.error === "cart-gone" || response.error === "logged-out";
  return { cart: null, failure: isEnded ? null : response.message, error: response.error };
}

/** Whether anything is in the cart. */
export function hasLines({ itemsV2 }: Pick<ProviderCart, "itemsV2">): boolean {
  return Boolean(itemsV2?.items.length);
}
