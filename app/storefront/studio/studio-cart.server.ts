import { StudioUpdateCartLineDocument } from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import { addToCart, NOT_ADDED } from "../cart/add-to-cart.server";
import type { Draft } from "./open-draft.server";

/** Adds the saved design to the cart, or updates its line there. Returns an error, or null on success. */
export async function putIntoCart(
  provider: Provider,
  draft: Draft,
  quantity: number,
): Promise<string | null> {
  if (draft.cartLine && provider.cartId) return updateLine(provider, provider.cartId, draft, quantity);
  return addLine(provider, draft, quantity);
}

async function updateLine(
  provider: Provider,
  cartId: string,
  draft: Draft,
  quantity: number,
): Promise<string | null> {
  const response = await provider.attempt(StudioUpdateCartLineDocument, {
    input: {
      cart_id: cartId,
      cart_items: [
        {
          cart_item_uid: draft.cartLine?.uid,
          quantity,
          customizable_options: [{ uid: draft.designOptionUid, value_string: draft.designId ?? "" }],
        },
      ],
    },
  });
  return response.status ? null : response.message || NOT_ADDED;
}

function addLine(provider: Provider, draft: Draft, quantity: number): Promise<string | null> {
  return addToCart(provider, {
    sku: draft.product.sku,
    quantity,
    entered_options: [{ uid: draft.designOptionUid, value: draft.designId ?? "" }],
  });
}
