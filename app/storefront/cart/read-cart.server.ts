import { CheckoutCartDocument } from "~/provider/contract/documents.generated";
import { failedResponse } from "~/provider/failed-response";
import type { Answer, FailedAnswer, Provider } from "~/provider/provider.server";
import type { ProviderCart } from "./cart-view";

/** `failure` is the error message; null when the cart was read, or there is none. */
export interface CartReading<Cart = ProviderCart> {
  /** Null without a cart, or when it is gone. */
  cart: Cart | null;
  failure: string | null;
  error?: FailedAnswer["error"];
}

/**
 * The shopper's cart; null when there is none, it is gone or empty. The cookie of a cart that is gone is removed by
 * the provider's headers.
 * @throws Response 503 or 502 when the provider fails
 */
export async function readCart(provider: Provider): Promise<ProviderCart | null> {
  const { cart, failure, error = "input" } = await tryReadingCart(provider);
  if (failure !== null) throw failedResponse(error, failure);
  return cart;
}

/** As `readCart`, for pages that show an empty cart when the provider fails (specification §4 "Cart"). */
export async function tryReadingCart(provider: Provider): Promise<CartReading> {
  const id = provider.cartId;
  if (!id) return { cart: null, failure: null };
  const reading = cartReading(await provider.attempt(CheckoutCartDocument, { id }));
  return reading.cart && hasLines(reading.cart) ? reading : { ...reading, cart: null };
}

/** Converts the provider's answer; a cart that is gone and an expired session are no failures. */
export function cartReading<Cart>(answer: Answer<{ cart: Cart | null }>): CartReading<Cart> {
  if (answer.status) return { cart: answer.data.cart, failure: null };
  const isEnded = answer.error === "cart-gone" || answer.error === "logged-out";
  return { cart: null, failure: isEnded ? null : answer.message, error: answer.error };
}

/** Whether the cart has lines. */
export function hasLines({ itemsV2 }: Pick<ProviderCart, "itemsV2">): boolean {
  return Boolean(itemsV2?.items.length);
}
