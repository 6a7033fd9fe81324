import type { CatalogProduct } from "../catalog/catalog-product";
import type { DesignCounts } from "../catalog/counted-prices";
import { unitPrice } from "../catalog/price";

/** What a line was when the shopper last agreed to it. */
export interface AddedAs {
  name: string;
  /** Of one piece, before any offer and however many are bought. */
  priceCents: number;
  /** Newest revision of its design of which the shopper knows that the line does not have it. */
  knownRevision?: number;
}

/** What a line of that product in those options is today, with what its design counts. */
export function addedToday(
  product: CatalogProduct,
  options: Record<string, string>,
  counts: DesignCounts,
): AddedAs {
  return { name: product.name, priceCents: unitPrice(product, options, counts) };
}

/** Null for a line whose beginning is not known. */
export function addedAs({ added_as }: { added_as: string | null }): AddedAs | null {
  return added_as === null ? null : JSON.parse(added_as);
}
