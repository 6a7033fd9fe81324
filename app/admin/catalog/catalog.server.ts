import { redirect } from "@remix-run/node";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { CatalogProductsDocument, ExportCatalogDocument } from "../documents.generated";
import { failedDownload } from "../frame/failed-form.server";
import { openAdmin } from "../frame/staff-session.server";
import { listResponse } from "../ui/download-response";
import { viewsOf } from "../views/views.server";
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
    views: await viewsOf(visit, "CATALOG"),
    mayEdit: visit.can("catalog.edit"),
    mayViewContent: visit.can("content.view"),
  };
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
