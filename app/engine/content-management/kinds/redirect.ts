import { HOME_PAGE } from "../../content/pages";
import { rewriteRow } from "../../content/seed/content-rows";
import type { Connection } from "../../database/schema";
import { inputError } from "../../graphql/errors";
import type { ContentKind, ContentRef } from "../content-kind";
import { isReservedPath, isTarget, pageAt } from "../pages-of-shop";
import { flag, line } from "./text-fields";

const PATH = /^[a-z0-9][\w./-]{0,200}$/i;
/**
 * As requests arrive at the content: in lowercase, with single slashes, and unlike files, which no page is
 * (storefront/shell/file-like-paths.ts); `.html` may be an old URL of a page.
 */
const OLD_PATH = /^(?!.*\.(?!html?$)[a-z0-9]{1,8}$)[a-z0-9][a-z0-9_.-]*(\/[a-z0-9_-][a-z0-9_.-]*)*$/;
const MAX_PATH = 200;

/** Redirects of old addresses (Magento's URL rewrites). Paths are stored without slashes at their ends. */
export const redirectKind: ContentKind = {
  table: "url_rewrite",
  keyColumn: "request_path",
  noun: "redirect",
  identifierForm: PATH,
  identifierRule: "Please enter a path such as old-mugs or sale/2025.",
  fields: [
    line("target", "Redirect to"),
    flag("is_temporary", "Temporary (302)", "0"),
    flag("replaces_page", "Replaces a page of the shop", "0"),
  ],
  titleOf: ({ target_path }) => `to /${target_path}`,
  titleColumns: ["target_path"],
  pathOf: (identifier) => identifier,
  fieldsOf: ({ target_path, redirect_type }) => ({
    target: `/${target_path}`,
    is_temporary: redirect_type === 302 ? "1" : "0",
    replaces_page: "0",
  }),
  rowOf: (store, { identifier, fields }) => {
    const to = barePath(fields.target);
    return { ...rewriteRow(store, identifier, fields.is_temporary === "1" ? { to, temporary: true } : to) };
  },
  async check(db, { storeCode, identifier }, fields, pages) {
    const target = barePath(fields.target);
    if (target !== "" && !PATH.test(target))
      throw inputError("Please enter a path of this shop, such as /custom-pet-mugs.", "target");
    if (target === identifier) throw inputError("A page can't redirect to itself.", "target");
    requireOldPath(identifier);
    await requireNoChain(db, { storeCode, identifier }, target);
    if (!(await isTarget(db, storeCode, target, pages)))
      throw inputError(`The shop has no page at /${target}.`, "target");
    await requireOldAddress(db, { storeCode, identifier }, fields.replaces_page === "1");
  },
};

/** A path without slashes at its ends. */
export function barePath(typed: string): string {
  return typed.trim().replace(/^\/+|\/+$/g, "");
}

function requireOldPath(identifier: string): void {
  if (!OLD_PATH.test(identifier) || identifier.length > MAX_PATH)
    throw inputError(
      "Please enter the old path in lowercase, without double slashes and not of a file, such as old-mugs or sale/2025.",
      "identifier",
    );
}

type From = Pick<ContentRef, "storeCode" | "identifier">;

/** Each redirect leads to a page, so that no visitor is redirected twice, or for ever. */
async function requireNoChain(
  db: Connection,
  { storeCode, identifier }: From,
  target: string,
): Promise<void> {
  const onward = await db
    .selectFrom("url_rewrite")
    .select("target_path")
    .where("store_code", "=", storeCode)
    .where("request_path", "=", target)
    .executeTakeFirst();
  if (onward)
    throw inputError(
      `/${target} itself redirects to /${onward.target_path}. Please enter that one.`,
      "target",
    );
  const before = await db
    .selectFrom("url_rewrite")
    .select("request_path")
    .where("store_code", "=", storeCode)
    .where("target_path", "=", identifier)
    .executeTakeFirst();
  if (before)
    throw inputError(
      `/${before.request_path} redirects to /${identifier}. Let it lead to the new address first.`,
      "target",
    );
}

/** @param replacesPage whether somebody has said that the page at the old address is replaced */
async function requireOldAddress(db: Connection, { storeCode, identifier }: From, replacesPage: boolean) {
  if (isReservedPath(identifier) || identifier === HOME_PAGE)
    throw inputError(`The shop needs /${identifier} itself, so it can't be redirected.`, "identifier");
  const page = await pageAt(db, storeCode, identifier);
  if (page === null) return;
  if (page.isPost) throw inputError("There's a post at this address. Delete the post first.", "identifier");
  if (!replacesPage)
    throw inputError(
      `This replaces ${page.title}, which is at this address. If that's right, choose Yes.`,
      "replaces_page",
    );
}
