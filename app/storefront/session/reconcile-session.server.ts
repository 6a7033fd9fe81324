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
import { isFromLoadedPage } from "./loaded-page.server";
import { samePage } from "./same-page";
import { fetchCustomerId } from "./start-session.server";

/** Pages that need a login have a guard of their own, which leads to the login and back. */
const GUARDED = /^\/(?:customer\/account|bulk-order)(?:\/|$)/;

/**
 * Brings session token and login state together where one of them is missing (specification §4 "Session"): for a token
 * alone the customer is fetched, and a page that was loaded before is reloaded; a state alone, or a token that is worth
 * nothing, ends the session and leads home. Cookies that are forged count as missing.
 * @returns Set-Cookie headers that go with the page
 * @throws Response the way home, or the page again
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
  const id = hasState ? null : await fetchCustomerId(provider, { whileAway: "fail" });
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
