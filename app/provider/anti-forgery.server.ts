import { createHmac, timingSafeEqual } from "node:crypto";
import { currentSettings } from "~/settings/settings.server";
import {
  antiForgeryCookie,
  customerTokenCookie,
  readCookie,
  setCookie,
  toolDataCookie,
} from "./cookies.server";

/**
 * Protects against forged requests from other sites: such a call sends the shopper's cookies, but not the header
 * X-XSRF-TOKEN, which only scripts of the store's own pages can add (specification §7).
 */

const HEADER = "X-XSRF-TOKEN";
const READING = ["GET", "HEAD", "OPTIONS"];
const MUTATION = /\bmutation\b/;

/** Value of a visitor's anti-forgery cookie. @param identity a secret of the cookie that identifies them */
export function antiForgeryToken(identity: string): string {
  const hmac = createHmac("sha256", currentSettings().sessionSecret);
  return hmac.update(`anti-forgery\n${identity}`).digest("base64url");
}

/** The identity in a visitor's cookies: the customer's session, otherwise the design owner token. */
export async function cookieIdentity(request: Request): Promise<string | null> {
  return (await readCookie(request, customerTokenCookie)) ?? (await readCookie(request, toolDataCookie));
}

/**
 * Set-Cookie headers for a page: a visitor with an identity gets the matching token. Pages for visitors without cookies
 * are the same for all.
 */
export async function reconcileAntiForgery(request: Request): Promise<string[]> {
  const identity = await cookieIdentity(request);
  if (!identity) return [];
  const token = antiForgeryToken(identity);
  const isSettled = (await readCookie(request, antiForgeryCookie)) === token;
  return isSettled ? [] : [await setCookie(request, antiForgeryCookie, token)];
}

/**
 * Rejects a state-changing call that is authenticated by a cookie and lacks the header: 403, in the response wrapper of
 * specification §3. The response sets the cookie, so that the store's own page succeeds when it retries.
 * @param identity the identity that the call takes from a cookie; null when it takes none
 * @returns null when the call is allowed
 */
export async function rejectForgery(request: Request, identity: string | null): Promise<Response | null> {
  if (!identity || changesNothing(request)) return null;
  const shown = await shownToken(request);
  if (isSame(shown, antiForgeryToken(identity))) return null;
  const body = { status: false, message: NOT_FROM_HERE, data: null, error: "authorization" };
  const headers = new Headers({ "Content-Type": "application/json", "Cache-Control": "no-store" });
  for (const cookie of await reconcileAntiForgery(request)) headers.append("Set-Cookie", cookie);
  return new Response(JSON.stringify(body), { status: 403, headers });
}

const NOT_FROM_HERE = "We couldn't verify that this came from our own page. Please try again.";

/** Links of other sites send the cookies along, so a GET must not carry a mutation, which some hosts would accept. */
function changesNothing({ method, url }: Request): boolean {
  const parameters = [...new URL(url).searchParams.values()];
  return READING.includes(method) && !parameters.some((value) => MUTATION.test(value));
}

/** The token that scripts read from the cookie. */
async function shownToken(request: Request): Promise<string> {
  const value: unknown = await antiForgeryCookie.parse(
    `${antiForgeryCookie.name}=${request.headers.get(HEADER) ?? ""}`,
  );
  return typeof value === "string" ? value : "";
}

function isSame(shown: string, expected: string): boolean {
  const [one, other] = [Buffer.from(shown), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
