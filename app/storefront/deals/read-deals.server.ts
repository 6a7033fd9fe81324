import { thisBrand } from "~/brand/this-brand";
import { DealsDocument, type DealsQuery } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import { readPageMetadata } from "../content/page-metadata.server";
import { pageTitle } from "../content/page-title";
import { lastDay } from "../offers/last-day";
import { freeShippingAmount } from "../offers/offer-text";
import { moneyText } from "../ui/money";
import { priceCodeViews } from "./price-code-views";
import { runningOffers } from "./running-offers";

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
  const now = new Date();
  const freeShippingFrom = freeShippingAmount(deals.configuration?.configvalues?.[0]?.value);
  return {
    page,
    coupons: deals.publicCoupons.map(couponView),
    priceCodes: priceCodeViews(deals.publicPriceCodes ?? [], now),
    /** When the page was rendered; ISO time in UTC. */
    now: now.toISOString(),
    offers: runningOffers(deals, freeShippingFrom),
    /** Such as "$99"; null when the store has switched free shipping off. */
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
