import type { ProductAttributeFilterInput, QueryProductsArgs } from "../graphql/resolvers.generated";
import type { Catalog } from "./catalog";
import { countFacets } from "./search/count-facets";
import { filterProducts } from "./search/filter-products";
import { searchCatalog } from "./search/search-catalog";
import { sortFields, sortProducts } from "./search/sort-products";

/** As many as fit on the largest page. */
const MAX_NAMED = 300;

/**
 * The products for sale that match the search and every filter, sorted, with facet counts.
 * @throws GraphQLError when a price of the filter is not a number
 */
export function findProducts(catalog: Catalog, args: Partial<QueryProductsArgs>) {
  const filter = args.filter ?? {};
  const search = args.search?.trim() ? searchCatalog(catalog, args.search) : null;
  const searched = catalog.products.filter(
    ({ sku, is_salable }) => is_salable === 1 && (search?.scores.has(sku) ?? true),
  );
  const candidates = filterProducts(catalog, searched, filter);
  const found = candidates.flatMap(({ product, excludedBy }) => (excludedBy === null ? product : []));
  return {
    products: sortProducts(found, args.sort ?? {}, search?.scores ?? null, positionsIn(catalog, filter)),
    aggregations: countFacets(candidates),
    sortFields: sortFields(search !== null),
    suggestions: search?.suggestions ?? [],
  };
}

export function namedBy(filter: QueryProductsArgs["filter"]): { skus: string[]; urlKeys: string[] } {
  return { skus: valuesOf(filter?.sku), urlKeys: valuesOf(filter?.url_key) };
}

function valuesOf(filter: ProductAttributeFilterInput["sku"]): string[] {
  return [filter?.eq, ...(filter?.in ?? [])]
    .filter((value): value is string => typeof value === "string")
    .slice(0, MAX_NAMED);
}

/** Positions within the single requested category. */
function positionsIn(catalog: Catalog, { category_uid, category_url_path }: ProductAttributeFilterInput) {
  const path = category_url_path?.eq;
  const uid = category_uid?.eq ?? (path ? catalog.byUrlPath.get(path)?.uid : undefined);
  return uid ? catalog.positions.get(uid) : undefined;
}
