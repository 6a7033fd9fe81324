import { thisBrand } from "~/brand/this-brand";
import { DealsDocument, type DealsQuery } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import { readPageMetadata } from "../content/page-metadata.server";
import { pageTitle } from "../content/page-title";
import { lastDay } from "../offers/last-day";
import { fillPlaceholders, freeShippingAmount } from "../offers/offer-text";
import { moneyText } from "../ui/money";

/** Reads the coupons and offers that anybody can use now. @throws Response 502 when the provider is unavailable */
export async function readDeals(request: Request) {
  const [deals, page] = await Promise.all([
    requestPublic(DealsDocument, {}),
    readPageMetadata(request, {
      defaults: {
        title: pageTitle("Coupons, Codes and Deals"),
        description: "All our current promo codes and offers, with terms and end dates.",
        keywords: `${thisBrand().name.toLowerCase()} coupon, discount code, deals`,
      },
    }),
  ]);
  const freeShippingFrom = freeShippingAmount(deals.configuration?.configvalues?.[0]?.value);
  return {
    page,
    coupons: deals.publicCoupons.map(couponView),
    offers: (deals.headeroffer?.items ?? []).flatMap((offer) =>
      offer?.offer_text ? [dealView(offer, freeShippingFrom)] : [],
    ),
    /** Such as "$99". */
    freeShippingFrom,
  };
}

export type DealsView = Awaited<ReturnType<typeof readDeals>>;

function couponView({ code, label, minimum_subtotal, ends_at }: DealsQuery["publicCoupons"][number]) {
  return {
    code,
    label,
    /** Such as "On orders from $30.00". */
    conditions: [
      minimum_subtotal ? `On orders of ${moneyText(minimum_subtotal)} or more` : "On every order",
      "Everything we make",
      ends_at ? `Until ${lastDay(ends_at)}` : "No end date",
    ],
  };
}

export type CouponView = ReturnType<typeof couponView>;

type OfferItem = NonNullable<NonNullable<NonNullable<DealsQuery["headeroffer"]>["items"]>[number]>;

function dealView(offer: OfferItem, freeShippingFrom: string) {
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
