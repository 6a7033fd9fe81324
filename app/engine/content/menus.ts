import type { MenuLink } from "~/brand/menu-links";
import type { NavigationMenu } from "../graphql/resolvers.generated";
import { cachedInMemory } from "../shared/memory-cache";

/** The store's menus with their links. */
export const readMenus = cachedInMemory(async (db, storeCode): Promise<NavigationMenu[]> => {
  const rows = await db
    .selectFrom("navigation_menu")
    .select(["identifier", "links"])
    .where("store_code", "=", storeCode)
    .orderBy("identifier")
    .execute();
  return rows.map(({ identifier, links }) => ({ identifier, links: JSON.parse(links) as MenuLink[] }));
});
