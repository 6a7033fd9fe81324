import type { Connection } from "../database/schema";
import { inputError } from "../graphql/errors";
import { isReservedPath, pageAt } from "./pages-of-shop";

/**
 * Checks that nothing is at a path: neither the shop's own page, a product, a category, a page or post, nor a redirect.
 * @param field of the form
 * @param isOwn whether the shop's own page at that path may be replaced
 * @throws GraphQLError of category input that says what is there
 */
export async function requireFreePath(
  db: Connection,
  storeCode: string,
  path: string,
  field: string,
  { isOwn = false } = {},
): Promise<void> {
  if (!isOwn && isReservedPath(path))
    throw inputError("The shop has a page of its own at this address.", field);
  const page = await pageAt(db, storeCode, path);
  if (page && path !== "") throw inputError(`${page.title} is at this address already.`, field);
  const redirect = await db
    .selectFrom("url_rewrite")
    .select("target_path")
    .where("store_code", "=", storeCode)
    .where("request_path", "=", path)
    .executeTakeFirst();
  if (redirect)
    throw inputError(`This address redirects to /${redirect.target_path}. Delete the redirect first.`, field);
}
