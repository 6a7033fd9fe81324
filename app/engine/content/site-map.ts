import { readCatalog } from "../catalog/catalog";
import type { Connection, Row } from "../database/schema";
import type { SiteMapEntry } from "../graphql/resolvers.generated";
import { publishedPosts } from "./blog";
import { HOME_PAGE, readPages } from "./pages";
import { readRewrites } from "./url-rewrites";

/** Every URL of the catalog, its tools, content pages and the blog that search engines may index. */
export async function siteMap(db: Connection, storeCode: string, now: Date): Promise<SiteMapEntry[]> {
  const [{ products, categories, unindexedCategories }, pages, posts, rewrites] = await Promise.all([
    readCatalog(db, storeCode),
    readPages(db, storeCode),
    publishedPosts(db, storeCode, now),
    readRewrites(db, storeCode),
  ]);
  const sold = products.filter(({ is_salable }) => is_salable === 1);
  const tools = new Set(sold.flatMap(({ tool_path }) => tool_path?.replace(/^\//, "") ?? []));
  const entries: SiteMapEntry[] = [
    ...categories
      .filter(({ uid }) => !unindexedCategories.has(uid))
      .map(({ url_path }) => ({ path: url_path ?? "", changed_at: null })),
    ...sold.map(({ url_key, created_at }) => ({ path: url_key, changed_at: created_at })),
    ...Array.from(tools, (path) => ({ path, changed_at: null })),
    ...[...pages.values()]
      .filter(isListed)
      .map(({ identifier, updated_at }) => ({ path: identifier, changed_at: updated_at || null })),
    ...posts.map(({ url_key, updated_at }) => ({ path: `blog/${url_key}`, changed_at: updated_at })),
  ];
  return entries.filter(({ path }) => !rewrites.has(path));
}

/** The site map itself adds the home page. */
function isListed({ identifier, meta_robots, custom_canonical_url }: Row<"cms_page">): boolean {
  return identifier !== HOME_PAGE && !/noindex/i.test(meta_robots) && !custom_canonical_url;
}
