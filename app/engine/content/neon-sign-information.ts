import type { Catalog } from "../catalog/catalog";
import type { CatalogProduct } from "../catalog/catalog-product";
import { unitPrice } from "../catalog/price";

/** What search engines are told of a neon sign: specification §3 "Neon sign information". */
export interface NeonSignInformation {
  remarketing_product_id: string;
  product_name: string;
  /** Dollars such as 27.99, of the smallest sign. */
  schema_price: string;
}

const BLUEPRINT = "neon-sign";

/** Of a product; null when it is no neon sign. */
export function neonSignInformation(product: CatalogProduct): NeonSignInformation | null {
  if (product.blueprint !== BLUEPRINT) return null;
  return {
    remarketing_product_id: product.sku,
    product_name: product.name,
    schema_price: (unitPrice(product, {}) / 100).toFixed(2),
  };
}

/** Of the sign with which a tool page begins; null when no sign is designed there. @param path without slashes at its ends */
export function neonSignOfTool(catalog: Catalog, path: string): NeonSignInformation | null {
  const first = catalog.products.find(
    ({ tool_path, is_salable }) => tool_path === `/${path}` && is_salable === 1,
  );
  return first ? neonSignInformation(first) : null;
}
