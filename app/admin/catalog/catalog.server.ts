import { CatalogProductsDocument } from "../documents.generated";
import { openAdmin } from "../frame/staff-session.server";
import { catalogFilterInput, readCatalogFilter } from "./catalog-filter";

/** One page of the products that match the address. */
export async function readCatalogList(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const filter = readCatalogFilter(searchParams);
  const after = searchParams.get("after");
  const { catalogProducts, catalogCategories } = await visit.read(CatalogProductsDocument, {
    filter: catalogFilterInput(filter),
    after,
  });
  const names = new Map(catalogCategories.map(({ path, name }): [string, string] => [path, name]));
  return {
    filter,
    search,
    products: catalogProducts.items,
    endCursor: catalogProducts.end_cursor ?? null,
    categories: [...names].map(([path, name]): [string, string] => [path, `${name} (${path})`]),
    stores: visit.staff.stores,
  };
}

export type CatalogListView = Awaited<ReturnType<typeof readCatalogList>>;
