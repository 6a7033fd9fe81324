import { redirect } from "@remix-run/node";
import { readCookie, redirectPathCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";
import { lastShopPath } from "./last-shop-path";
import { safeRedirect } from "./safe-redirect";

export const DASHBOARD = "/customer/account/dashboard";

/** Where a login leads: the `redirect` parameter, else the last page of the shop, else the dashboard. */
export async function wayBack(request: Request, provider: Provider): Promise<string> {
  const remembered = await readCookie(request, redirectPathCookie);
  if (remembered) provider.keepCookie(redirectPathCookie, null);
  const asked = new URL(request.url).searchParams.get("redirect");
  return safeRedirect(asked, safeRedirect(remembered, DASHBOARD));
}

/** Remembers the page from which the shopper came to log in (specification §2 "Access behaviour"). */
export function rememberLastPage(request: Request, provider: Provider): void {
  const path = lastShopPath(request.headers.get("Referer"), new URL(request.url).host);
  if (path) provider.keepCookie(redirectPathCookie, path);
}

/** The login page, which leads back to the page asked for. */
export async function signInFirst(request: Request, provider: Provider): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const target = encodeURIComponent(pathname + search);
  return redirect(`/customer/login?redirect=${target}`, { headers: await provider.headers() });
}
