import { redirect } from "@remix-run/node";
import { customerIdCookie, readCookie, redirectPathCookie, wasSent } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";
import { flash } from "../shell/flash.server";
import { endSession } from "./end-session.server";
import { isFromAccountPage } from "./loaded-page.server";
import { pathAndQuery } from "./path-and-query";
import { safeRedirect } from "./safe-redirect";

export const DASHBOARD = "/customer/account/dashboard";
const SIGNED_OUT = "You are signed out. Please sign in again.";

/** Path to return to after signing in: the `redirect` parameter, else the last shop page, else the dashboard. */
export async function returnPath(request: Request, provider: Provider): Promise<string> {
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

/**
 * The login page, which leads back to the page asked for; home when the session ended under a page of the account area
 * that was loaded before.
 */
export async function signInFirst(request: Request, provider: Provider): Promise<Response> {
  if (isFromAccountPage(request)) return goHome(provider);
  if (wasSent(request, customerIdCookie)) provider.keepLogin(null);
  const target = encodeURIComponent(pathAndQuery(new URL(request.url)));
  return redirect(`/customer/login?redirect=${target}`, { headers: await provider.headers() });
}

async function goHome(provider: Provider): Promise<Response> {
  flash(provider, "error", SIGNED_OUT);
  endSession(provider);
  return redirect("/", { headers: await provider.headers() });
}

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
