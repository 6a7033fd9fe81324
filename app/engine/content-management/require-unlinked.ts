import type { MenuLink } from "~/brand/menu-links";
import type { Connection } from "../database/schema";
import { inputError } from "../graphql/errors";
import type { ContentState } from "./content-state";
import { barePath } from "./kinds/redirect";

/**
 * Checks that nothing in the shop leads to a page that is to be deleted.
 * @throws GraphQLError of category input for a page that the shop needs, or that a redirect or menu leads to
 */
export async function requireUnlinked(db: Connection, { kind, ref }: ContentState): Promise<void> {
  if (kind.required?.has(ref.identifier)) throw inputError(`The shop needs this ${kind.noun}.`);
  await kind.requireUnused?.(db, ref);
  await requireNoLinks(db, { kind, ref });
}

/**
 * Checks that no menu and no redirect leads to a page that the shop will not show any more.
 * @throws GraphQLError of category input that says which one does
 */
export async function requireNoLinks(
  db: Connection,
  { kind, ref }: Pick<ContentState, "kind" | "ref">,
): Promise<void> {
  const { storeCode, identifier } = ref;
  const path = kind.pathOf(identifier);
  if (path === null || ref.kind === "REDIRECT") return;
  const redirect = await db
    .selectFrom("url_rewrite")
    .select("request_path")
    .where("store_code", "=", storeCode)
    .where("target_path", "=", path)
    .orderBy("request_path")
    .executeTakeFirst();
  if (redirect)
    throw inputError(
      `/${redirect.request_path} redirects to this ${kind.noun}. Change or delete that redirect first.`,
    );
  const menus = await db
    .selectFrom("navigation_menu")
    .select(["identifier", "links"])
    .where("store_code", "=", storeCode)
    .execute();
  const menu = menus.find(({ links }) =>
    (JSON.parse(links) as MenuLink[]).some((link) => leadsTo(link, path)),
  );
  if (menu)
    throw inputError(`The ${menu.identifier} menu links to this ${kind.noun}. Change the menu first.`);
}

function leadsTo({ path: target }: MenuLink, path: string): boolean {
  return target !== null && barePath(target.replace(/[?#].*$/, "")) === path;
}
