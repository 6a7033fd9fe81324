import type { Kysely } from "kysely";
import { readCatalogue } from "../catalog/catalogue";
import type { Database } from "../database/schema";
import type { SiteMapEntry } from "../graphql/resolvers.generated";
import { publishedPosts } from "./blog";
import { readPages } from "./pages";

/** Every address of the catalogue, of content pages and of the blog that search engines may list. */
export async function siteMap(db: Kysely<Database>, storeCode: string, now: Date): Promise<SiteMapEntry[]> {
  const [{ products, categories }, pages, posts] = await Promise.all([
    readCatalogue(db, storeCode),
    readPages(db, storeCode),
    publishedPosts(db, storeCode, now),
  ]);
  return [
    ...categories.map(({ url_path }) => ({ path: url_path ?? "", changed_at: null })),
    ...products
      .filter(({ is_salable }) => is_salable === 1)
      .map(({ url_key, created_at }) => ({ path: url_key, changed_at: created_at })),
    ...[...pages.values()]
      .filter(
        ({ meta_robots, custom_canonical_url }) => !/noindex/i.test(meta_robots) && !custom_canonical_url,
      )
      .map(({ identifier, updated_at }) => ({ path: identifier, changed_at: updated_at || null })),
    ...posts.map(({ url_key, updated_at }) => ({ path: `blog/${url_key}`, changed_at: updated_at })),
  ];
}
