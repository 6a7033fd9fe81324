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
 * No other site may have a shopper's browser change something through the API: such a call brings the cookies that say who
 * asks, but not the header X-XSRF-TOKEN, which only scripts of our own pages can add (specification §7).
 */

const HEADER = "X-XSRF-TOKEN";
const READING = ["GET", "HEAD", "OPTIONS"];
const MUTATION = /\bmutation\b/;

/** What the anti-forgery cookie of this visitor holds. @param identity by which they are known: a secret of a cookie */
export function antiForgeryToken(identity: string): string {
  const hmac = createHmac("sha256", currentSettings().sessionSecret);
  return hmac.update(`anti-forgery\n${identity}`).digest("base64url");
}

/** By what a visitor's cookies say who they are: the customer's session, else what owns their designs. */
export async function cookieIdentity(request: Request): Promise<string | null> {
  return (await readCookie(request, customerTokenCookie)) ?? (await readCookie(request, toolDataCookie));
}

/**
 * Set-Cookie headers that go with a page: whoever has an identity gets the token that belongs to it. Pages for visitors
 * without cookies stay the same for all of them.
 */
export async function settleAntiForgery(request: Request): Promise<string[]> {
  const identity = await cookieIdentity(request);
  if (!identity) return [];
  const token = antiForgeryToken(identity);
  const isSettled = (await readCookie(request, antiForgeryCookie)) === token;
  return isSettled ? [] : [await setCookie(request, antiForgeryCookie, token)];
}

/**
 * The refusal of a call that changes something in the name of a cookie without the header: 403, in the response wrapper of
 * specification §3. It brings the cookie along, so that our own page succeeds when it tries again.
 * @param identity what the call takes from a cookie; null when it takes none
 * @returns null when the call may go on
 */
export async function refuseForgery(request: Request, identity: string | null): Promise<Response | null> {
  if (!identity || changesNothing(request)) return null;
  const shown = await shownToken(request);
  if (isSame(shown, antiForgeryToken(identity))) return null;
  const body = { status: false, message: NOT_FROM_HERE, data: null, error: "authorization" };
  const headers = new Headers({ "Content-Type": "application/json", "Cache-Control": "no-store" });
  for (const cookie of await settleAntiForgery(request)) headers.append("Set-Cookie", cookie);
  return new Response(JSON.stringify(body), { status: 403, headers });
}

const NOT_FROM_HERE = "We couldn't verify that this came from our own page. Please try again.";

/** A link of another site brings the cookies along: it must not carry a mutation, which not every host refuses by GET. */
function changesNothing({ method, url }: Request): boolean {
  const parameters = [...new URL(url).searchParams.values()];
  return READING.includes(method) && !parameters.some((value) => MUTATION.test(value));
}

/** Scripts repeat the cookie as it stands there. */
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
