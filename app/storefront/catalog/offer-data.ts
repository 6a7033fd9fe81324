import type { PageDescription } from "../content/page-description";
import { chosenValues } from "./choices";
import type { ProductView } from "./product-view";

const CURRENCY = "USD";
/** As the terms promise: remade or refunded, at no cost. */
const RETURN_DAYS = 30;

/**
 * The offer of a product for search engines (schema.org), with shipping and returns; with all its prices when options
 * change it. A neon sign has the price of the smallest one (specification §3 "Neon sign information").
 */
export function offerData(view: ProductView) {
  const price = view.page.neonSign?.price ?? dollars(view.priceCents);
  const offer = {
    "@type": "Offer",
    price,
    priceCurrency: CURRENCY,
    availability: `https://schema.org/${isOnSale(view) ? "InStock" : "OutOfStock"}`,
    url: view.page.canonical,
    itemCondition: "https://schema.org/NewCondition",
    ...shippingData(view.page),
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: "US",
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: RETURN_DAYS,
      returnFees: "https://schema.org/FreeReturn",
    },
  };
  const { lowest, highest, count } = pricesOf(view);
  if (view.page.neonSign || lowest === highest) return offer;
  return {
    "@type": "AggregateOffer",
    lowPrice: dollars(lowest),
    highPrice: dollars(highest),
    priceCurrency: CURRENCY,
    offerCount: count,
    offers: [offer],
  };
}

/** In cents, of all variants; `count` of these. */
function pricesOf({ priceCents, choices, chosen }: ProductView) {
  const extra = chosenValues(choices, chosen).reduce((total, { cents }) => total + cents, 0);
  const totalOf = (pick: (...cents: number[]) => number) =>
    choices.reduce((total, { values }) => total + pick(...values.map(({ cents }) => cents)), 0);
  return {
    lowest: priceCents - extra + totalOf(Math.min),
    highest: priceCents - extra + totalOf(Math.max),
    count: choices.reduce((product, { values }) => product * values.length, 1),
  };
}

function shippingData({ shipping }: PageDescription) {
  if (!shipping) return {};
  return {
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingRate: { "@type": "MonetaryAmount", value: dollars(shipping.standardCents), currency: CURRENCY },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: "US" },
    },
  };
}

function isOnSale({ purchase }: ProductView): boolean {
  return purchase.kind === "designed" || purchase.kind === "as-it-is";
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
