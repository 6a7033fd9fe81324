import type { DealsQuery } from "~/provider/contract/documents.generated";
import { lastDay } from "../offers/last-day";
import { fillPlaceholders } from "../offers/offer-text";

/**
 * The header's offers that the deals page has not listed already: neither as a code nor as free shipping, which it
 * shows on its own.
 * @param freeShippingFrom such as "$99"; null when the store has switched free shipping off
 */
export function runningOffers(
  { headeroffer, publicCoupons }: Pick<DealsQuery, "headeroffer" | "publicCoupons">,
  freeShippingFrom: string | null,
) {
  const codes = publicCoupons.map(({ code }) => code);
  return (headeroffer?.items ?? []).flatMap((offer) => {
    if (!offer?.offer_text || offer.offer_text.includes("[FREESHIPPING]")) return [];
    if (codes.some((code) => mentions(`${offer.offer_text} ${offer.offer_description}`, code))) return [];
    return dealView(offer, freeShippingFrom);
  });
}

/** True if the text has the code as a whole word. */
function mentions(text: string, code: string): boolean {
  return text.split(/[^\w-]+/).some((word) => word.toUpperCase() === code.toUpperCase());
}

type OfferItem = NonNullable<NonNullable<NonNullable<DealsQuery["headeroffer"]>["items"]>[number]>;

function dealView(offer: OfferItem, freeShippingFrom: string | null) {
  const fill = (text: string | null) =>
    fillPlaceholders(text ?? "", offer.sale_title ?? "", freeShippingFrom);
  return {
    title: fill(offer.offer_text),
    details: fill(offer.offer_description),
    /** Such as "Until November 30, 2026"; null when it has no end. */
    ends: offer.offer_end_date ? `Until ${lastDay(offer.offer_end_date)}` : null,
  };
}

export type DealView = ReturnType<typeof dealView>;
