import {
  type FacetNamesFragment,
  ListingFacetsDocument,
  ListingProductsDocument,
  type ListingProductsQuery,
  type ListingProductsQueryVariables,
} from "~/provider/contract/documents.generated";
import type { CatalogRequest } from "./catalog-request.server";

export type ProductListPage = NonNullable<ListingProductsQuery["products"]>;
export type ProductFilter = ListingProductsQueryVariables["filter"];

/** A source of product lists: the provider, or a search service in front of it. */
export interface ProductLists {
  readPage(variables: ListingProductsQueryVariables): Promise<ProductListPage>;
  readFacets(variables: { search?: string | null; filter: ProductFilter }): Promise<FacetNamesFragment[]>;
}

const NOTHING: ProductListPage = {
  total_count: 0,
  page_info: { total_pages: 0 },
  items: [],
  aggregations: [],
  suggestions: [],
};

/** Product lists from the provider, with its own search. */
export function providerLists(catalog: CatalogRequest): ProductLists {
  return {
    async readPage(variables) {
      return (await catalog(ListingProductsDocument, variables)).products ?? NOTHING;
    },
    async readFacets(variables) {
      const { products } = await catalog(ListingFacetsDocument, variables);
      return products?.aggregations?.filter((aggregation) => aggregation !== null) ?? [];
    },
  };
}
