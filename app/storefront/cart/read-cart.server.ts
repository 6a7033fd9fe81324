import { CartExtensionDocument, CartPageDocument } from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import type { CoreCart, ExtensionCart } from "./cart-view";

export interface ReadCart {
  core: CoreCart;
  /** Null when the provider has no extension. */
  extension: ExtensionCart | null;
}

/**
 * The shopper's cart; null when there is none, it is gone or nothing is in it. A cart that is gone is
 * forgotten in the provider's headers.
 * @throws Response 502 when the provider cannot answer.
 */
export async function readCart(provider: Provider): Promise<ReadCart | null> {
  const id = provider.cartId;
  if (!id) return null;
  const [core, extension] = await Promise.all([
    provider.attempt(CartPageDocument, { id }),
    provider.attempt(CartExtensionDocument, { id }),
  ]);
  if (!core.status) {
    if (core.error === "cart-gone" || core.error === "logged-out") return null;
    throw new Response(core.message, { status: 502 });
  }
  if (!core.data.cart?.itemsV2?.items.length) return null;
  return { core: core.data.cart, extension: extension.status ? extension.data.cart : null };
}
