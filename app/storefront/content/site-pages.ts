/** Pages with a route of their own that search engines may list; what the provider keeps is listed by itself. */
export const sitePages: string[] = [
  "/",
  "/blog",
  "/coupons-codes-and-deals",
  "/arttoframe",
  "/product/picture-tips",
  "/uploadchoice-tool",
  "/customer-reviews",
  "/write-a-review",
  "/share-your-photo",
  "/refer-a-friend",
];

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
