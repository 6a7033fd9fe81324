import { pathAndQuery } from "./path-and-query";
/**
 * Returns the path of the page that the shopper came from, if it is one of this shop's pages outside the account. After
 * the home page, as without a referrer, a login leads to the dashboard.
 * @param host of this shop; the scheme may differ behind a proxy
 */
export function lastShopPath(referer: string | null, host: string): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const page = new URL(referer);
  const isOwn = page.host === host && /^https?:$/.test(page.protocol);
  if (!isOwn || page.pathname === "/" || page.pathname.startsWith("/customer/")) return null;
  return pathAndQuery(page);
}
