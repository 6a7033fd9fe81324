import type { IncomingHttpHeaders } from "node:http";
import { recentlyViewedCookie, wasSent } from "~/provider/cookies.server";
import { recordView } from "../catalog/recently-viewed.server";
import type { PageResponse } from "./page-cache.server";

/**
 * Replaces the cookie by which a shared product page records the product as the first one its visitor viewed: a visitor
 * who viewed others keeps them.
 */
export async function withOwnViews(
  page: PageResponse,
  { url, headers: { cookie = "" } }: { url: URL; headers: IncomingHttpHeaders },
): Promise<PageResponse> {
  const request = new Request(url, { headers: { Cookie: cookie } });
  if (!wasSent(request, recentlyViewedCookie)) return page;
  const headers: PageResponse["headers"] = [];
  for (const [name, value] of page.headers) {
    const sku: unknown = name === "set-cookie" ? await recentlyViewedCookie.parse(value) : null;
    if (typeof sku === "string") headers.push(...(await recordView(request, sku)));
    else headers.push([name, value]);
  }
  return { ...page, headers };
}
