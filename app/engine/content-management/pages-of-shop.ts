import type { Connection } from "../database/schema";
import type { LinkedPages } from "./content-kind";

/** Which addresses of the shop are taken. */

/** First parts of the shop's own addresses: those of app/routes, where neither pages nor redirects are served. */
export const RESERVED: readonly string[] = [
  ".well-known",
  "abandoned",
  "admin",
  "admin-api",
  "arttoframe",
  "artwork_view",
  "blog",
  "bulk-order",
  "caching",
  "catalogsearch",
  "checkout",
  "contact-us",
  "cookie-choices",
  "coupons-codes-and-deals",
  "customer",
  "customer-photos",
  "customer-reviews",
  "dev",
  "drawings",
  "facebook",
  "fonts",
  "graphql",
  "media",
  "newsletter",
  "orders",
  "payment-link",
  "photos",
  "pictures",
  "privacy-request",
  "product",
  "productqa",
  "proof_order",
  "questions",
  "ratingbadge",
  "recently-viewed",
  "refer-a-friend",
  "rest",
  "reviews",
  "robots.txt",
  "sandbox-payment",
  "search",
  "share-design",
  "share-your-photo",
  "shared-photos",
  "shopperapproved-script",
  "sitemap.xml",
  "social",
  "static",
  "twitter",
  "uploadchoice-tool",
  "validate",
  "webhooks",
  "write-a-review",
];

const POSTS = "blog/";

/** True for the shop's own addresses and whatever is below them, but for posts. @param path without slashes at its ends */
export function isReservedPath(path: string): boolean {
  const [first] = path.toLowerCase().split("/");
  return RESERVED.includes(first) && !path.startsWith(POSTS);
}

/** Whether a menu or redirect may lead to a path. */
export async function isTarget(
  db: Connection,
  storeCode: string,
  path: string,
  pages: LinkedPages,
): Promise<boolean> {
  if (isReservedPath(path) || (await pageAt(db, storeCode, path)) !== null) return true;
  return pages === "published-or-draft" && (await hasDraft(db, storeCode, path));
}

async function hasDraft(db: Connection, storeCode: string, path: string): Promise<boolean> {
  const isPost = path.startsWith(POSTS);
  const draft = await db
    .selectFrom("content_draft")
    .select("identifier")
    .where("store_code", "=", storeCode)
    .where("kind", "in", isPost ? ["POST"] : ["PAGE", "CATEGORY"])
    .where("identifier", "=", isPost ? path.slice(POSTS.length) : path)
    .executeTakeFirst();
  return draft !== undefined;
}

/** What is at a path: a product, category, page or post of the catalog and the content; null for nothing. */
export async function pageAt(
  db: Connection,
  storeCode: string,
  path: string,
): Promise<{ title: string; isPost: boolean } | null> {
  if (path === "") return { title: "the home page", isPost: false };
  const [product, category, page, post] = await Promise.all([
    db
      .selectFrom("product")
      .select("name")
      .where("store_code", "=", storeCode)
      .where("is_enabled", "=", 1)
      .where((where) => where.or([where("url_key", "=", path), where("tool_path", "=", `/${path}`)]))
      .executeTakeFirst(),
    db
      .selectFrom("category")
      .select("name")
      .where("store_code", "=", storeCode)
      .where("url_path", "=", path)
      .executeTakeFirst(),
    db
      .selectFrom("cms_page")
      .select("title as name")
      .where("store_code", "=", storeCode)
      .where("identifier", "=", path)
      .executeTakeFirst(),
    path.startsWith(POSTS)
      ? db
          .selectFrom("blog_post")
          .select("title as name")
          .where("store_code", "=", storeCode)
          .where("url_key", "=", path.slice(POSTS.length))
          .executeTakeFirst()
      : undefined,
  ]);
  const named = product ?? category ?? page ?? post;
  return named ? { title: `“${named.name}”`, isPost: post !== undefined } : null;
}
