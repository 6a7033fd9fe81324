import { CartOffersDocument, type CartOffersQuery } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import { moneyText } from "~/storefront/ui/money";

/**
 * Reads the codes that the cart page offers. None unless the merchant lists them there by cart_page_offers_status
 * (specification §3 "Configuration values"), or when the provider has none.
 */
export async function readCartOffers(): Promise<CartOffer[]> {
  const response = await requestPublic(CartOffersDocument, {}).catch(() => null);
  const isListed = response?.configuration?.configvalues?.[0]?.value === "1";
  return isListed ? (response.publicCoupons ?? []).map(cartOffer) : [];
}

function cartOffer({ code, label, minimum_subtotal }: CartOffersQuery["publicCoupons"][number]) {
  return {
    code,
    /** Such as "10% off". */
    label,
    /** Such as "$30.00"; null for a code without a minimum. */
    minimum: minimum_subtotal && moneyText(minimum_subtotal),
  };
}

export type CartOffer = ReturnType<typeof cartOffer>;
