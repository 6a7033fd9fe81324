import type { Catalog } from "../catalog/catalog";
import type { CatalogProduct } from "../catalog/catalog-product";
import { unitPrice } from "../catalog/price";

/** Structured data of a neon sign for search engines: specification §3 "Neon sign information". */
export interface NeonSignInformation {
  remarketing_product_id: string;
  product_name: string;
  /** Price of the smallest sign in dollars, such as 27.99. */
  schema_price: string;
}

const BLUEPRINT = "neon-sign";

/** For a product; null when it is not a neon sign. */
export function neonSignInformation(product: CatalogProduct): NeonSignInformation | null {
  if (product.blueprint !== BLUEPRINT) return null;
  return {
    remarketing_product_id: product.sku,
    product_name: product.name,
    schema_price: (unitPrice(product, {}) / 100).toFixed(2),
  };
}

/**
 * For the initial sign of a design tool's page; null when it designs none. @param path without leading and trailing
 * slashes
 */
export function neonSignOfTool(catalog: Catalog, path: string): NeonSignInformation | null {
  const first = catalog.products.find(
    ({ tool_path, is_salable }) => tool_path === `/${path}` && is_salable === 1,
  );
  return first ? neonSignInformation(first) : null;
}
