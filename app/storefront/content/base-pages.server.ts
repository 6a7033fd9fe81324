import type { BasePage } from "~/brand/texts-schema";
import { thisBrand } from "~/brand/this-brand";

/** Guards pages that not every brand has. @throws Response 404 if the brand does not have the page */
export function requirePage(page: BasePage): void {
  if (!thisBrand().pages.includes(page)) throw new Response("Page Not Found", { status: 404 });
}
