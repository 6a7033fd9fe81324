import type { BasePage } from "~/brand/texts-schema";
import { thisBrand } from "~/brand/this-brand";

/** The guard of pages that are not for every brand. @throws Response 404 where the brand does not have the page */
export function requirePage(page: BasePage): void {
  if (!thisBrand().pages.includes(page)) throw new Response("Page Not Found", { status: 404 });
}
