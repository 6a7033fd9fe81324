import type { ProductAttributeSortInput, SortEnum, SortFields } from "../../graphql/resolvers.generated";
import type { CatalogProduct } from "../catalog-product";
import { unitPrice } from "../price";

type Order = (one: CatalogProduct, other: CatalogProduct) => number;

/** The sort fields of a list; relevance only for searches. */
export function sortFields(isSearch: boolean): SortFields {
  return {
    default: isSearch ? "relevance" : "position",
    options: [
      isSearch ? { value: "relevance", label: "Relevance" } : { value: "position", label: "Position" },
      { value: "name", label: "Product Name" },
      { value: "price", label: "Price" },
      { value: "created_at", label: "Newest" },
    ],
  };
}

/**
 * Sorts by the first sort field, then by position. By default, a search is sorted by relevance and a category by
 * position.
 * @param scores relevance by sku; null when it is not a search
 */
export function sortProducts(
  products: CatalogProduct[],
  sort: ProductAttributeSortInput,
  scores: ReadonlyMap<string, number> | null,
  positions: ReadonlyMap<string, number> | undefined,
): CatalogProduct[] {
  const position = ({ sku, position }: CatalogProduct) => positions?.get(sku) ?? position;
  const byPosition: Order = (one, other) => position(one) - position(other);
  const byRelevance: Order = (one, other) => (scores?.get(one.sku) ?? 0) - (scores?.get(other.sku) ?? 0);
  const orders: Record<keyof ProductAttributeSortInput, Order> = {
    name: (one, other) => one.name.localeCompare(other.name, "en"),
    price: (one, other) => unitPrice(one, {}) - unitPrice(other, {}),
    created_at: (one, other) => one.created_at.localeCompare(other.created_at, "en"),
    position: byPosition,
    relevance: byRelevance,
  };
  const usual: WantedSort = scores ? ["relevance", "DESC"] : ["position", "ASC"];
  const [field, direction] = wantedSort(sort) ?? usual;
  const sign = direction === "DESC" ? -1 : 1;
  return products.toSorted((one, other) => sign * orders[field](one, other) || byPosition(one, other));
}

type WantedSort = [keyof ProductAttributeSortInput, SortEnum];

function wantedSort(sort: ProductAttributeSortInput): WantedSort | undefined {
  return (Object.entries(sort) as WantedSort[]).find(([, direction]) => direction !== null);
}
