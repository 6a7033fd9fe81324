import {
  CustomerCartIdDocument,
  StudioAddToCartDocument,
  StudioCreateGuestCartDocument,
  StudioUpdateCartLineDocument,
} from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import type { Draft } from "./open-draft.server";

const NOT_ADDED = "We could not put this into your cart. Please try again.";

/** Puts the saved design into the cart, or changes its line there. Answers what went wrong, else null. */
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
  const answer = await provider.attempt(StudioUpdateCartLineDocument, {
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
  return answer.status ? null : answer.message || NOT_ADDED;
}

async function addLine(provider: Provider, draft: Draft, quantity: number): Promise<string | null> {
  const item = {
    sku: draft.product.sku,
    quantity,
    entered_options: [{ uid: draft.designOptionUid, value: draft.designId ?? "" }],
  };
  const firstCart = provider.cartId ?? (await createCart(provider));
  const first = await provider.attempt(StudioAddToCartDocument, { cartId: firstCart, item });
  const isCartGone = !first.status && first.error === "cart-gone";
  const answer = isCartGone
    ? await provider.attempt(StudioAddToCartDocument, { cartId: await createCart(provider), item })
    : first;
  if (!answer.status) return answer.message || NOT_ADDED;
  return answer.data.addProductsToCart?.user_errors[0]?.message ?? null;
}

/** The customer's cart, or a new one for a guest; kept in the shopper's cookie. */
async function createCart(provider: Provider): Promise<string> {
  const id = provider.isLoggedIn
    ? (await provider.request(CustomerCartIdDocument, {})).customerCart.id
    : (await provider.request(StudioCreateGuestCartDocument, {})).createGuestCart?.cart?.id;
  if (!id) throw new Response(NOT_ADDED, { status: 502 });
  provider.keepCart(id);
  return id;
}
