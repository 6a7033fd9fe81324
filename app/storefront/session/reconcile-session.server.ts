import { redirect, redirectDocument } from "@remix-run/node";
import {
  customerIdCookie,
  customerTokenCookie,
  readCookie,
  setCookie,
  wasSent,
} from "~/provider/cookies.server";
import { openProvider, type Provider } from "~/provider/provider.server";
import { closeSession } from "./close-session.server";
import { fetchCustomerId } from "./fetch-customer-id.server";
import { isFromLoadedPage } from "./loaded-page.server";
import { samePage } from "./same-page";

/** Pages that need a login have their own guard, which redirects to the login and back. */
const GUARDED = /^\/(?:customer\/account|bulk-order)(?:\/|$)/;

/**
 * Repairs a session that has only one of token and login state (specification §4 "Session"). With a token alone the
 * customer is fetched, and an already loaded page is reloaded; a state alone, or an invalid token, ends the session and
 * redirects to the home page. Forged cookies count as missing.
 * @returns Set-Cookie headers of the page
 * @throws Response a redirect to the home page or to the same page; 502 or 503 when the customer cannot be fetched
 */
export async function reconcileSession(request: Request): Promise<string[]> {
  const url = new URL(request.url);
  const [token, sentId] = await Promise.all([
    readCookie(request, customerTokenCookie),
    readCookie(request, customerIdCookie),
  ]);
  const [hasToken, hasState] = [token !== null, sentId !== null];
  if (!hasToken && !hasState) return clearForged(request);
  if (hasToken === hasState || GUARDED.test(url.pathname)) return [];
  const provider = await openProvider(request);
  const id = hasState ? null : await fetchCustomerId(provider);
  if (!id) throw await returnPath(provider);
  const state = await setCookie(request, customerIdCookie, id);
  if (isFromLoadedPage(request)) throw redirectDocument(samePage(url), { headers: { "Set-Cookie": state } });
  return [state];
}

async function clearForged(request: Request): Promise<string[]> {
  const forged = [customerTokenCookie, customerIdCookie].filter((cookie) => wasSent(request, cookie));
  return Promise.all(forged.map((cookie) => setCookie(request, cookie, null)));
}

async function returnPath(provider: Provider): Promise<Response> {
  closeSession(provider);
  return redirect("/", { headers: await provider.headers() });
}
