import type { CatalogProduct } from "../catalog/catalog-product";
import { unitPrice } from "../catalog/price";

/** What a line was when the shopper last agreed to it. */
export interface AddedAs {
  name: string;
  /** Of one piece, before any offer. */
  priceCents: number;
  /** Newest revision of its design of which the shopper knows that the line does not have it. */
  knownRevision?: number;
}

/** What a line of that product in those options is today. */
export function addedToday(product: CatalogProduct, options: Record<string, string>): AddedAs {
  return { name: product.name, priceCents: unitPrice(product, options) };
}

/** Null for a line whose beginning is not known. */
export function addedAs({ added_as }: { added_as: string | null }): AddedAs | null {
  return added_as === null ? null : JSON.parse(added_as);
}
