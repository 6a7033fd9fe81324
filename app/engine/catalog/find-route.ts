import { findPage, HOME_PAGE, previewPage } from "../content/pages";
import { findMovedPath, type MovedPath } from "../content/url-rewrites";
import type { CmsPage, RoutableInterface } from "../graphql/resolvers.generated";
import { type CatalogVisitor, visitorCatalog } from "../promotions/price-code-catalog";

/** Longer than any URL of the store. */
const MAX_URL_LENGTH = 2000;

/**
 * Resolves a path of the store to a product (at the visitor's price), a category or a content page; null when there is
 * none.
 */
export async function findRoute(context: CatalogVisitor, url: string): Promise<RoutableInterface | null> {
  const { db, storeCode } = context;
  if (url.length > MAX_URL_LENGTH) return null;
  const path = url.replace(/[?#].*$/, "").replace(/^\/+|\/+$/g, "");
  const preview = await context.previewContent();
  if (preview?.kind === "PAGE" && preview.identifier === path) return previewPage(db, storeCode, preview.row);
  const moved = await findMovedPath(db, storeCode, path);
  if (moved !== null) return movedPage(moved);
  const { byUrlKey, byUrlPath } = await visitorCatalog(context, { urlKeys: [path] });
  const product = byUrlKey.get(path);
  if (product?.is_enabled === 1) return product.view;
  if (path === HOME_PAGE) return null;
  return byUrlPath.get(path) ?? (await findPage(db, storeCode, path));
}

function movedPage({ path, redirectCode }: MovedPath): CmsPage {
  return { __typename: "CmsPage", type: "CMS_PAGE", relative_url: path, redirect_code: redirectCode };
}
