import { CartExtensionDocument, CartPageDocument } from "~/provider/contract/documents.generated";
import { failedResponse } from "~/provider/failed-response";
import type { FailedAnswer, Provider } from "~/provider/provider.server";
import type { CoreCart, ExtensionCart } from "./cart-view";

export interface ReadCart {
  core: CoreCart;
  /** Null when the provider has no extension. */
  extension: ExtensionCart | null;
}

/** `failure` tells why the cart could not be read; null when it was read, or there is none to read. */
export interface CartReading {
  read: ReadCart | null;
  failure: string | null;
  error?: FailedAnswer["error"];
}

/**
 * The shopper's cart; null when there is none, it is gone or nothing is in it. A cart that is gone is
 * forgotten in the provider's headers.
 * @throws Response 503 or 502 when the provider cannot answer.
 */
export async function readCart(provider: Provider): Promise<ReadCart | null> {
  const { read, failure, error = "input" } = await tryReadingCart(provider);
  if (failure !== null) throw failedResponse(error, failure);
  return read;
}

/**
 * The same for pages that show an empty cart when the provider cannot answer (specification §4 "Cart").
 * @param extension the extension's view of the cart, from pages that ask for more of it
 */
export async function tryReadingCart(
  provider: Provider,
  extension: Promise<ExtensionCart | null> = readExtension(provider),
): Promise<CartReading> {
  const id = provider.cartId;
  if (!id) return { read: null, failure: null };
  const [core, known] = await Promise.all([provider.attempt(CartPageDocument, { id }), extension]);
  if (!core.status) {
    const isEnded = core.error === "cart-gone" || core.error === "logged-out";
    return { read: null, failure: isEnded ? null : core.message, error: core.error };
  }
  if (!core.data.cart?.itemsV2?.items.length) return { read: null, failure: null };
  return {
    read: { core: core.data.cart, extension: known },
    failure: null,
  };
}

async function readExtension(provider: Provider): Promise<ExtensionCart | null> {
  const id = provider.cartId;
  if (!id) return null;
  const answer = await provider.attempt(CartExtensionDocument, { id });
  return answer.data?.cart ?? null;
}
