import type { CatalogRequest } from "../catalog/catalog-request.server";
import { type ProductFilter, type ProductLists, providerLists } from "../catalog/product-lists.server";

/**
 * Lists products found by a search service, the best first. All their data comes from the provider, including prices,
 * filters and counts.
 */
export function foundProducts(catalog: CatalogRequest, skus: string[]): ProductLists {
  const provider = providerLists(catalog);
  const among = (filter: ProductFilter): ProductFilter => ({ ...filter, sku: { in: skus } });
  const place = new Map(skus.map((sku, index) => [sku, index]));
  const placeOf = (product: { sku?: string | null } | null) => place.get(product?.sku ?? "") ?? skus.length;
  return {
    async readPage({ search: _search, ...variables }) {
      const filter = among(variables.filter);
      if (variables.sort) return provider.readPage({ ...variables, filter });
      const everything = await provider.readPage({
        filter,
        pageSize: Math.max(1, skus.length),
        currentPage: 1,
      });
      const { pageSize, currentPage } = variables;
      const items = (everything.items ?? []).toSorted((one, other) => placeOf(one) - placeOf(other));
      return {
        ...everything,
        items: items.slice((currentPage - 1) * pageSize, currentPage * pageSize),
        page_info: { total_pages: Math.ceil(items.length / pageSize) },
        suggestions: [],
      };
    },
    readFacets: ({ filter }) => provider.readFacets({ filter: among(filter) }),
  };
}
