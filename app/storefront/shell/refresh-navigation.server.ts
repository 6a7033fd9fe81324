import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { BrandView } from "~/brand/brand";
import { departmentsOf, destinationsOf, type MenuLink, menuLinkSchema } from "~/brand/menu-links";
import { showBrand, thisBrand } from "~/brand/this-brand";
import { NavigationMenusDocument, type NavigationMenusQuery } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import { isSupported } from "~/provider/supports.server";

type Menus = NavigationMenusQuery["navigationMenus"];

/** What the brand's navigation was last made of. */
let shown: Menus | undefined;

/**
 * Shows the provider's menus from now on, in every page of this process. The response is cached until the provider
 * invalidates it, so that no page needs a query. A host without menus, or without a response, leaves the brand's own.
 */
export async function refreshNavigation(): Promise<void> {
  if (!(await isSupported(NavigationMenusDocument))) return;
  const response = await requestPublic(NavigationMenusDocument, {}).catch(() => null);
  if (!response?.navigationMenus || isDeepStrictEqual(response.navigationMenus, shown)) return;
  shown = response.navigationMenus;
  const brand = thisBrand();
  showBrand({ ...brand, navigation: navigationOf(brand.navigation, shown) });
}

function navigationOf(current: BrandView["navigation"], menus: Menus): BrandView["navigation"] {
  const [header, footer] = [linksOf(menus, "header"), linksOf(menus, "footer")];
  return {
    ...current,
    ...(header && { departments: departmentsOf(header) }),
    ...(footer && { loved: destinationsOf(footer) }),
  };
}

/** Null for a menu that the provider lacks, or has in a form that this version does not have. */
function linksOf(menus: Menus, identifier: string): MenuLink[] | null {
  const menu = menus.find((one) => one.identifier === identifier);
  return z.array(menuLinkSchema).safeParse(menu?.links).data ?? null;
}
