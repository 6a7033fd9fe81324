import { redirect, redirectDocument } from "@remix-run/node";
import { customerIdCookie, customerTokenCookie, readCookie, wasSent } from "~/provider/cookies.server";
import { openProvider, type Provider } from "~/provider/provider.server";
import { noteCustomer } from "./begin-session.server";
import { endSession } from "./end-session.server";
import { isFromLoadedPage } from "./loaded-page.server";

/** Pages that need a login have a guard of their own, which leads to the login and back. */
const GUARDED = /^\/(?:customer\/account|bulk-order)(?:\/|$)/;

/**
 * Brings session token and login state together where one of them is missing (specification §4 "Session"): for a token
 * alone the customer is fetched, and a page that was loaded before is reloaded; a state alone, or a token that is worth
 * nothing, ends the session and leads home. Cookies that are forged count as missing.
 * @returns what goes with the page
 * @throws Response the way home, or the page again
 */
export async function settleSession(request: Request): Promise<Headers> {
  const isSettled = wasSent(request, customerTokenCookie) === wasSent(request, customerIdCookie);
  if (isSettled || GUARDED.test(new URL(request.url).pathname)) return new Headers();
  const provider = await openProvider(request);
  const hasState = (await readCookie(request, customerIdCookie)) !== null;
  if (!provider.isLoggedIn && !hasState) return forgetForged(provider);
  if (hasState || !(await noteCustomer(provider))) throw await wayHome(provider);
  const headers = await provider.headers();
  if (isFromLoadedPage(request)) throw redirectDocument(request.url, { headers });
  return headers;
}

function forgetForged(provider: Provider): Promise<Headers> {
  provider.keepCookie(customerIdCookie, null);
  return provider.headers();
}

async function wayHome(provider: Provider): Promise<Response> {
  endSession(provider);
  return redirect("/", { headers: await provider.headers() });
}
