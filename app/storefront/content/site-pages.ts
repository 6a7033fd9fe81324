import type { Feature } from "~/brand/features";
import type { BasePage } from "~/brand/texts-schema";
import { thisBrand } from "~/brand/this-brand";

interface SitePage {
  path: string;
  needs?: Feature;
}

const ofBase: SitePage[] = [
  { path: "/" },
  { path: "/blog", needs: "blog" },
  { path: "/coupons-codes-and-deals", needs: "deals" },
  { path: "/customer-reviews", needs: "customer reviews" },
  { path: "/write-a-review" },
  { path: "/share-your-photo", needs: "photo sharing" },
  { path: "/refer-a-friend", needs: "recommendations" },
];

/** Pages that only some brands have. */
const ofBrands: Record<BasePage, SitePage> = {
  framing: { path: "/arttoframe" },
  "picture tips": { path: "/product/picture-tips" },
  "photo on any product": { path: "/uploadchoice-tool", needs: "designing" },
};

/**
 * Pages with their own route that may be indexed; the provider's pages are listed separately.
 * @param missing features that the provider lacks, whose pages are left out
 */
export function sitePages(missing: Feature[] = []): string[] {
  return [...ofBase, ...thisBrand().pages.map((page) => ofBrands[page])]
    .filter(({ needs }) => needs === undefined || !missing.includes(needs))
    .map(({ path }) => path);
}

/** Paths that robots.txt excludes. */
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
  "/admin",
];
