import type { SavedDesignFragment } from "~/provider/contract/documents.generated";
import { addToCart, NOT_ADDED } from "~/storefront/cart/add-to-cart.server";
import { seeOther } from "~/storefront/session/see-other.server";
import { flash } from "~/storefront/shell/flash.server";
import type { AccountVisit } from "../account-visit";
import { designedProducts } from "./designed-products.server";
import { savedDesignPath } from "./saved-design";

/** Adds one piece of the design to the cart; errors are shown on the design's page. */
export async function orderDesign(
  { provider }: AccountVisit,
  { id, sku }: SavedDesignFragment,
): Promise<Response> {
  const product = (await designedProducts([sku])).get(sku);
  const optionUid = product?.tool?.design_option_uid;
  const failure = optionUid
    ? await addToCart(provider, { sku, quantity: 1, entered_options: [{ uid: optionUid, value: id }] })
    : NOT_ADDED;
  if (failure) flash(provider, "error", failure);
  else flash(provider, "success", `${product?.name ?? "Your design"} is in your cart.`);
  const next = failure ? savedDesignPath(id) : "/checkout/cart";
  return seeOther(provider, next);
}
