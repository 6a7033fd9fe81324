import { redirect } from "@remix-run/node";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import {
  CatalogProductsDocument,
  type CatalogProductsQuery,
  ExportCatalogDocument,
} from "../documents.generated";
import { failedDownload } from "../frame/failed-form.server";
import { openAdmin } from "../frame/staff-session.server";
import { changedOf } from "../ui/checked-ids";
import { listResponse } from "../ui/download-response";
import { viewsOf } from "../views/views.server";
import { type BulkStep, bulkSteps, categoryValue } from "./bulk/product-steps";
import { catalogFilterInput, readCatalogFilter } from "./catalog-filter";

type CatalogCategory = CatalogProductsQuery["catalogCategories"][number];

/** One page of the products that match the address. */
export async function readCatalogList(request: Request) {
  const visit = await openAdmin(request);
  const { searchParams } = new URL(request.url);
  const changed = changedOf(searchParams);
  searchParams.delete("changed");
  const filter = readCatalogFilter(searchParams);
  const after = searchParams.get("after");
  const { catalogProducts, catalogCategories } = await visit.read(CatalogProductsDocument, {
    filter: catalogFilterInput(filter),
    after,
  });
  const names = new Map(catalogCategories.map(({ path, name }): [string, string] => [path, name]));
  return {
    filter,
    search: searchParams.size > 0 ? `?${searchParams}` : "",
    products: catalogProducts.items,
    endCursor: catalogProducts.end_cursor ?? null,
    categories: [...names].map(([path, name]): [string, string] => [path, `${name} (${path})`]),
    stores: visit.staff.stores,
    views: await viewsOf(visit, "CATALOG"),
    steps: (Object.keys(bulkSteps) as BulkStep[]).filter((step) => visit.can(bulkSteps[step].permission)),
    listings: catalogCategories.map((category): [string, string] => [
      categoryValue(category),
      listingTitle(category, visit.staff.stores.length > 1),
    ]),
    /** Number of products that the form before has changed; null without one. */
    changed,
    mayEdit: visit.can("catalog.edit"),
    mayViewContent: visit.can("content.view"),
  };
}

/** A category's name for a list to choose from, with the store if the person works for several. */
function listingTitle({ name, path, store_code }: CatalogCategory, hasStores: boolean): string {
  return hasStores ? `${name} (${path}, ${store_code})` : `${name} (${path})`;
}

export type CatalogListView = Awaited<ReturnType<typeof readCatalogList>>;

/** Downloads the products that match the address as CSV. @throws Response as `openAdmin` and its calls do */
export async function exportProducts(request: Request): Promise<Response> {
  await submittedForm(request);
  const visit = await openAdmin(request);
  const filter = catalogFilterInput(readCatalogFilter(new URL(request.url).searchParams));
  const result = await visit.attempt(ExportCatalogDocument, { filter });
  if (!result.ok) throw failedDownload(result);
  return listResponse(result.data.exportCatalog, "products");
}

/** Where somebody continues who had to sign in before an export: the list. */
export function backToCatalog(request: Request): Response {
  return redirect(`/admin/catalog${new URL(request.url).search}`);
}
