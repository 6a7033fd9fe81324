import { pathAndQuery } from "./path-and-query";
/**
 * The path of the page a shopper came from, when it is one of this shop's own pages outside the account.
 * From the home page a login leads to the dashboard, as it does from nowhere.
 * @param host of this shop; the scheme may differ behind a proxy
 */
export function lastShopPath(referer: string | null, host: string): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const page = new URL(referer);
  const isOwn = page.host === host && /^https?:$/.test(page.protocol);
  if (!isOwn || page.pathname === "/" || page.pathname.startsWith("/customer/")) return null;
  return pathAndQuery(page);
}
