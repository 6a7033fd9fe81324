import type { Kysely } from "kysely";
import { findPage } from "../content/pages";
import type { Database } from "../database/schema";
import type { RoutableInterface } from "../graphql/resolvers.generated";
import { readCatalogue } from "./catalogue";

/** What stands at a path of the shop: a product, a category or a content page; null when nothing does. */
export async function findRoute(
  db: Kysely<Database>,
  storeCode: string,
  url: string,
): Promise<RoutableInterface | null> {
  const path = url.replace(/[?#].*$/, "").replace(/^\/+|\/+$/g, "");
  const { byUrlKey, byUrlPath } = await readCatalogue(db, storeCode);
  const product = byUrlKey.get(path);
  if (product?.is_salable === 1) return product.view;
  return byUrlPath.get(path) ?? (await findPage(db, storeCode, path));
}
