import type { BasePage } from "~/brand/texts-schema";
import { thisBrand } from "~/brand/this-brand";

const ofBase = [
  "/",
  "/blog",
  "/coupons-codes-and-deals",
  "/customer-reviews",
  "/write-a-review",
  "/share-your-photo",
  "/refer-a-friend",
];

/** Those that only some brands have. */
const ofBrands: Record<BasePage, string> = {
  framing: "/arttoframe",
  "picture tips": "/product/picture-tips",
  "photo on any product": "/uploadchoice-tool",
};

/** Pages with a route of their own that search engines may list; what the provider keeps is listed by itself. */
export function sitePages(): string[] {
  return [...ofBase, ...thisBrand().pages.map((page) => ofBrands[page])];
}

/** What robots have no business in (robots.txt). */
export const closedPaths: string[] = [
  "/customer/",
  "/checkout",
  "/abandoned/",
  "/rest/",
  "/graphql",
  "/caching",
  "/catalogsearch/",
  "/search/",
  "/photos/",
  "/pictures/",
  "/artwork_view",
  "/proof_order",
  "/validate/",
  "/newsletter/",
  "/dev/",
];
