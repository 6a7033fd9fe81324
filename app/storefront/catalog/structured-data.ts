import type { MetaDescriptor } from "@remix-run/node";
import type { ProductView } from "./product-view";

/** The product for search engines (schema.org). */
export function productData(view: ProductView): MetaDescriptor {
  const site = new URL(view.page.canonical).origin;
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "Product",
      name: view.name,
      sku: view.sku,
      description: view.page.description,
      image: new URL(view.picture.address, site).href,
      brand: { "@type": "Brand", name: "My Pet Canvas" },
      offers: {
        "@type": "Offer",
        price: (view.priceCents / 100).toFixed(2),
        priceCurrency: "USD",
        availability: view.orderPath ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
        url: view.page.canonical,
      },
    },
  };
}
