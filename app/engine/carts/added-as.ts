import type { CatalogProduct } from "../catalog/catalog-product";
import { unitPrice } from "../catalog/price";
import type { DesignCounts } from "../catalog/prices-per-unit";

/** State of a line when the shopper last agreed to it. */
export interface AddedAs {
  name: string;
  /** Price of one piece, before offers and quantity discounts. */
  priceCents: number;
  /** Newest design revision that the shopper knows is not in the line. */
  knownRevision?: number;
}

/** Current state of a line with that product and those options, including the counted parts of its design. */
export function addedToday(
  product: CatalogProduct,
  options: Record<string, string>,
  counts: DesignCounts,
): AddedAs {
  return { name: product.name, priceCents: unitPrice(product, options, counts) };
}

/** Null for a line whose original state is unknown. */
export function addedAs({ added_as }: { added_as: string | null }): AddedAs | null {
  return added_as === null ? null : JSON.parse(added_as);
}
