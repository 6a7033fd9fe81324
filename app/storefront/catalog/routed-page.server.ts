import { redirect } from "@remix-run/node";
import {
  RoutePageDocument,
  type RoutePageQuery,
  UrlSuffixesDocument,
} from "~/provider/contract/documents.generated";
import { readPreviewToken } from "~/provider/preview-cookie.server";
import { requestPublic } from "~/provider/public-cache.server";
import type { ContentView } from "../content/content-page";
import { contentView } from "../content/content-view.server";
import { goneOrNotFound } from "../content/gone-page.server";
import { movedAddress } from "../content/moved-address";
import { foreseePageMetadata, readPageMetadata } from "../content/page-metadata.server";
import { socialPicture } from "../content/social-picture";
import { isLikeFile } from "../shell/file-like-paths";
import { type CatalogRequest, openCatalog } from "./catalog-request.server";
import type { CategoryView } from "./category-page";
import { readCategory } from "./category-view.server";
import type { ProductView } from "./product-view";
import { readProduct } from "./read-product.server";
import { readStandardShippingCents } from "./read-shipping-price.server";
import type { RoutedProduct } from "./routed-product";

export type RoutedView = CategoryView | ProductView | ContentView;
type RoutedPage = NonNullable<RoutePageQuery["route"]>;

/** The format of catalog URLs; the provider is not asked about others. */
const CATALOG_PATH = /^[a-z0-9][\w./-]{0,200}$/i;

/**
 * Reads the category, product or content page that the provider has at the URL.
 * @throws Response 404 for an unknown URL, 410 for that of a product that is no longer sold, 301 when it moved, 502 when the provider is unavailable
 */
export async function readRoutedPage(request: Request): Promise<RoutedView> {
  const { pathname, search } = new URL(request.url);
  const path = pathname.slice(1);
  if (!CATALOG_PATH.test(path) || isLikeFile(pathname)) throw notFound();
  const catalog = await openCatalog(request);
  const { route } = await catalog(RoutePageDocument, { url: path });
  if (!route) throw (await withSuffix(catalog, path, search)) ?? (await goneOrNotFound(path));
  if (route.redirect_code >= 300)
    throw redirect(movedAddress(route.relative_url ?? "", search), route.redirect_code);
  return viewOf(request, catalog, route);
}

function viewOf(request: Request, catalog: CatalogRequest, route: RoutedPage): Promise<RoutedView> {
  if ("uid" in route) return readCategory(request, catalog, route);
  if ("sku" in route) return productPage(request, catalog, route);
  return contentView(request, route);
}

async function productPage(
  request: Request,
  catalog: CatalogRequest,
  route: RoutedProduct,
): Promise<ProductView> {
  const { searchParams } = new URL(request.url);
  foreseePageMetadata(request);
  const isPreview = (await readPreviewToken(request)) !== null;
  const view = { ...(await readProduct(catalog, route, searchParams)), isPreview };
  const image = new URL(socialPicture(view.picture.address), view.page.canonical).href;
  const defaults = { ...view.page, image, imageAlt: view.picture.description, type: "product" as const };
  const [page, standardCents] = await Promise.all([
    view.isPreview ? defaults : readPageMetadata(request, { defaults }),
    view.arrival ? readStandardShippingCents() : null,
  ]);
  return { ...view, page: { ...page, ...(standardCents !== null && { shipping: { standardCents } }) } };
}

/** The shop's own links have no suffix: redirects to the page with the host's. Null when there is none. */
async function withSuffix(catalog: CatalogRequest, path: string, search: string): Promise<Response | null> {
  const { storeConfig } = await requestPublic(UrlSuffixesDocument, {}).catch(() => ({ storeConfig: null }));
  const suffixes = new Set([storeConfig?.category_url_suffix, storeConfig?.product_url_suffix]);
  for (const suffix of suffixes) {
    if (!suffix || path.endsWith(suffix)) continue;
    const { route } = await catalog(RoutePageDocument, { url: path + suffix });
    if (route) return redirect(`/${path}${suffix}${search}`, 301);
  }
  return null;
}

function notFound(): Response {
  return new Response("Page Not Found", { status: 404 });
}
