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

/** Pages that only some brands have. */
const ofBrands: Record<BasePage, string> = {
  framing: "/arttoframe",
  "picture tips": "/product/picture-tips",
  "photo on any product": "/uploadchoice-tool",
};

/** Pages with their own route that may be indexed; the provider's pages are listed separately. */
export function sitePages(): string[] {
  return [...ofBase, ...thisBrand().pages.map((page) => ofBrands[page])];
}

/** Paths that robots.txt excludes. */
export const closedPaths: string[] = [
  "/customer/",
  "/checkout",
  "/abandoned/",
  "/payment-link",
  "/privacy-request",
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
  "/admin",
];
