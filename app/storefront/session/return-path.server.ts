import { redirect } from "@remix-run/node";
import {
  customerIdCookie,
  customerTokenCookie,
  readCookie,
  redirectPathCookie,
  setCookie,
  wasSent,
} from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";
import { flash } from "../shell/flash.server";
import { closeSession } from "./close-session.server";
import { isFromAccountPage } from "./loaded-page.server";
import { pathAndQuery } from "./path-and-query";
import { safeRedirect } from "./safe-redirect";
import { hasSecret } from "./secret-in-url";

export const DASHBOARD = "/customer/account/dashboard";
/** Pages of the account, and those that are a part of signing in. */
const ACCOUNT_PATH = /^\/(customer\/|facebook$|twitter$)/;
/** A cookie with a longer path might be too long for browsers. */
const MAX_PATH_LENGTH = 2000;
const SIGNED_OUT = "You've been signed out. Please sign in again.";

/** Path to return to after signing in: the `redirect` parameter, the last shop page, or the dashboard. */
export async function returnPath(request: Request, provider: Provider): Promise<string> {
  const remembered = await readCookie(request, redirectPathCookie);
  if (remembered) provider.keepCookie(redirectPathCookie, null);
  const asked = new URL(request.url).searchParams.get("redirect");
  return safeRedirect(asked ?? remembered, DASHBOARD);
}

/**
 * Returns the Set-Cookie headers of a page, which remember it as the visitor's last one outside the account
 * (specification §2 "Access behavior").
 */
export async function rememberShopPage(request: Request): Promise<string[]> {
  const path = shopPath(new URL(request.url));
  if (!path || path.length > MAX_PATH_LENGTH || wasSent(request, customerTokenCookie)) return [];
  if ((await readCookie(request, redirectPathCookie)) === path) return [];
  return [await setCookie(request, redirectPathCookie, path)];
}

/**
 * Remembers the page from which the shopper came to sign in; the browser's scripts show some pages without asking for
 * the shell, which remembers the others.
 */
export function rememberLastPage(request: Request, provider: Provider): void {
  const path = lastShopPath(request.headers.get("Referer"), new URL(request.url).host);
  if (path) provider.keepCookie(redirectPathCookie, path);
}

/**
 * Redirects to the login page, with a return path to the requested page; to the home page when the session ended under
 * an account page that is already loaded.
 */
export async function signInFirst(request: Request, provider: Provider): Promise<Response> {
  if (isFromAccountPage(request)) return goHome(provider);
  if (wasSent(request, customerIdCookie)) provider.keepLogin(null);
  return redirect(loginPathBackTo(request), { headers: await provider.headers() });
}

/** Path of the login page, which leads back to the requested page. */
export function loginPathBackTo(request: Request): string {
  return `/customer/login?redirect=${encodeURIComponent(pathAndQuery(new URL(request.url)))}`;
}

async function goHome(provider: Provider): Promise<Response> {
  flash(provider, "error", SIGNED_OUT);
  closeSession(provider);
  return redirect("/", { headers: await provider.headers() });
}

/**
 * Returns the path of the page that the shopper came from, if it is one of this shop's pages outside the account.
 * @param host of this shop; the scheme may differ behind a proxy
 */
export function lastShopPath(referer: string | null, host: string): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const page = new URL(referer);
  const isOwn = page.host === host && /^https?:$/.test(page.protocol);
  return isOwn ? shopPath(page) : null;
}

/**
 * Returns path and query of a page outside the account, without the parameters that Remix adds; null for others, and for
 * pages that their URL alone opens: the next person to sign in here may be another one.
 */
function shopPath(page: URL): string | null {
  if (ACCOUNT_PATH.test(page.pathname) || hasSecret(page)) return null;
  const address = new URL(page);
  for (const name of ["_data", "index"]) address.searchParams.delete(name);
  return pathAndQuery(address);
}
