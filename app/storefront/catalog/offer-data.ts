import type { PageDescription } from "../content/page-description";
import type { PriceRange } from "./product-price";

const CURRENCY = "USD";
/** As the terms promise: remade or refunded, at no cost. */
const RETURN_DAYS = 30;

/** A product as its page offers it. */
export interface OfferedProduct {
  page: PageDescription;
  priceCents: number;
  range: PriceRange;
  isOnSale: boolean;
}

/**
 * The offer of a product for search engines (schema.org), with shipping and returns; with all its prices when options
 * change it. A neon sign has the price of the smallest one (specification §3 "Neon sign information").
 */
export function offerData({ page, priceCents, range, isOnSale }: OfferedProduct) {
  const price = page.neonSign?.price ?? dollars(priceCents);
  const offer = {
    "@type": "Offer",
    price,
    priceCurrency: CURRENCY,
    availability: `https://schema.org/${isOnSale ? "InStock" : "OutOfStock"}`,
    url: page.canonical,
    itemCondition: "https://schema.org/NewCondition",
    ...shippingData(page),
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: "US",
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: RETURN_DAYS,
      returnFees: "https://schema.org/FreeReturn",
    },
  };
  const { lowestCents, highestCents, count } = range;
  if (page.neonSign || lowestCents === highestCents) return offer;
  return {
    "@type": "AggregateOffer",
    lowPrice: dollars(lowestCents),
    highPrice: dollars(highestCents),
    priceCurrency: CURRENCY,
    offerCount: count,
    offers: [offer],
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

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
