import type { MetaDescriptor } from "@remix-run/node";
import { thisBrand } from "~/brand/this-brand";
import type { NeonSign, PageDescription } from "../content/page-description";
import { structured } from "../content/structured-data";
import type { ReviewListView } from "../reviews/review-view";
import type { CategoryView } from "./category-page";
import { type OfferedProduct, offerData } from "./offer-data";
import type { ProductView } from "./product-view";

/** Structured data of a category: its page, with the products that it lists. */
export function categoryData({ page, name, lead, listing }: CategoryView): MetaDescriptor {
  const site = new URL(page.canonical).origin;
  return structured({
    "@type": "CollectionPage",
    name,
    description: page.description || lead,
    url: page.canonical,
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: listing.total,
      itemListElement: listing.cards.map((card, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: card.name,
        url: site + card.path,
      })),
    },
  });
}

/** Structured data of a product (schema.org). */
export function productData(view: ProductView): MetaDescriptor {
  const site = new URL(view.page.canonical).origin;
  return structured({
    "@type": "Product",
    name: view.name,
    sku: view.sku,
    description: view.page.description,
    image: new URL(view.picture.address, site).href,
    brand: { "@type": "Brand", name: thisBrand().name },
    offers: offerData({ ...view, isOnSale: isOnSale(view) }),
    ...ratingData(view.reviews),
  });
}

function isOnSale({ purchase }: ProductView): boolean {
  return purchase.kind === "designed" || purchase.kind === "as-it-is";
}

/** Structured data of the product that is designed on a tool's page. */
export function designedProductData({
  sku,
  name,
  ...offered
}: OfferedProduct & { sku: string; name: string }) {
  return structured({
    "@type": "Product",
    name,
    sku,
    description: offered.page.description,
    image: offered.page.image,
    brand: { "@type": "Brand", name: thisBrand().name },
    offers: offerData(offered),
  });
}

/**
 * Structured data of a tool page's neon sign, with the price of the smallest one (specification §3 "Neon sign
 * information").
 */
export function neonSignData({ sku, name, price }: NeonSign, page: PageDescription): MetaDescriptor {
  return structured({
    "@type": "Product",
    name,
    sku,
    description: page.description,
    image: page.image,
    brand: { "@type": "Brand", name: thisBrand().name },
    offers: {
      "@type": "Offer",
      price,
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      url: page.canonical,
    },
  });
}

/** The rating and the reviews shown on the page; nothing without reviews. */
function ratingData({ average, count, reviews }: ReviewListView) {
  if (count === 0) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: Math.round(average * 10) / 10,
      bestRating: 5,
      worstRating: 1,
      reviewCount: count,
    },
    review: reviews.map(({ nickname, summary, text, rating, writtenAt }) => ({
      "@type": "Review",
      author: { "@type": "Person", name: nickname },
      name: summary,
      reviewBody: text,
      datePublished: writtenAt.slice(0, 10),
      reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
    })),
  };
}
