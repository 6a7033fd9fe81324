import { CartPageDocument } from "~/provider/contract/documents.generated";
import { openProvider, type Provider } from "~/provider/provider.server";
import { unpaidOrder } from "~/storefront/checkout/payment/unpaid-order.server";
import { leaveTool } from "~/storefront/studio/tool-draft.server";
import type { ProductCardView } from "../catalog/product-card";
import { REMOVED_PARAM } from "./cart-intents";
import type { CartView } from "./cart-view";
import { cartView, type ProviderCart } from "./cart-view";
import type { CartEstimate } from "./estimate/estimate-view";
import { readCartEstimate } from "./estimate/read-estimate.server";
import { type CartOffer, readCartOffers } from "./offers/read-cart-offers.server";
import { readPhotoOffers } from "./other-products/read-photo-offers.server";
import { type CartReading, cartReading, hasLines } from "./read-cart.server";
import type { SavedLine } from "./saved-for-later/saved-line";
import { savedLine } from "./saved-for-later/saved-line";

export interface CartPageView {
  /** Null when it is empty, or could not be read. */
  cart: CartView | null;
  /** Lines saved for later, the latest first; null where saving is not supported. */
  saved: SavedLine[] | null;
  /** The line that was just removed, while the removal can be undone. */
  removed: SavedLine | null;
  /** Null for a cart that has an address or is not shipped. */
  estimate: CartEstimate | null;
  /** Codes that the merchant offers here. */
  offers: CartOffer[];
  /** Other products with the photo just added; none on later visits. */
  photoOffers: ProductCardView[];
  /** Number of an unpaid order that took over the cart's lines; null when there is none. */
  unpaid: string | null;
  /** The provider is unavailable. */
  isUnreadable: boolean;
}

/** Reads the shopper's cart for its page. */
export async function readCartPage(request: Request): Promise<CartPageView & { headers: Headers }> {
  const provider = await openProvider(request);
  const removed = new URL(request.url).searchParams.get(REMOVED_PARAM) ?? "";
  const [{ cart: read, failure }, unpaid] = await Promise.all([
    tryReadingPage(provider, removed),
    unpaidOrder(request, provider),
  ]);
  const filled = read && hasLines(read) ? read : null;
  const [estimate, offers, photoOffers] = filled
    ? await Promise.all([
        readCartEstimate(request, provider, filled),
        readCartOffers(),
        readPhotoOffers(request, provider, skusOf(filled)),
      ])
    : [null, [], []];
  const headers = await provider.headers({ "Cache-Control": "no-store" });
  for (const cookie of await leaveTool(request)) headers.append("Set-Cookie", cookie);
  return {
    cart: filled && cartView(filled),
    saved: read?.saved_items?.map(savedLine) ?? null,
    removed: read?.removed_item ? savedLine(read.removed_item) : null,
    estimate,
    offers,
    photoOffers,
    unpaid,
    isUnreadable: failure !== null,
    headers,
  };
}

function skusOf({ itemsV2 }: ProviderCart): string[] {
  return itemsV2?.items.flatMap((item) => item?.product.sku ?? []) ?? [];
}

/** @param removed uid of the line that was just removed, or "" */
async function tryReadingPage(provider: Provider, removed: string): Promise<CartReading> {
  const id = provider.cartId;
  if (!id) return { cart: null, failure: null };
  return cartReading<ProviderCart>(await provider.attempt(CartPageDocument, { id, removed }));
}
