import { createHmac } from "node:crypto";
import { type Cookie, createCookie } from "@remix-run/node";
import { parse } from "cookie";
import { currentSettings } from "~/settings/settings.server";

/**
 * Signed cookies whose signature holds for one name only, so that a value of one cookie is worth nothing in another
 * (docs/decisions/0063). Cookies in the forms of earlier versions are read until FORMER_COOKIES_UNTIL and renewed.
 */

interface SignedCookieOptions {
  /** Seconds. */
  maxAge: number;
  /** Whether the name is ours to choose: it then gets the prefix __Host- where shoppers come by HTTPS. */
  isOwnName?: boolean;
  /**
   * Matches every value of this cookie and as little else as possible: a value whose signature does not cover the name
   * is believed only when it matches. Without it no such value is.
   */
  formerShape?: RegExp;
}

interface FormerForm {
  name: string;
  cookie: Cookie;
  shape: RegExp | undefined;
}

const HOST_PREFIX = "__Host-";
const formerForms = new Map<Cookie, FormerForm>();

/** A cookie for the whole site that scripts cannot read. @param name without a prefix */
export function signedCookie(
  name: string,
  { maxAge, isOwnName = false, formerShape }: SignedCookieOptions,
): Cookie {
  const { sessionSecret, entrance } = currentSettings();
  const isPrefixed = isOwnName && entrance.isHttps;
  const secret = createHmac("sha256", sessionSecret).update(`cookie\n${name}`).digest("base64url");
  const guarded = { path: "/", httpOnly: true, sameSite: "lax", maxAge } as const;
  const cookie = createCookie(isPrefixed ? HOST_PREFIX + name : name, { ...guarded, secrets: [secret] });
  const formerSecrets = [...(isPrefixed ? [secret] : []), ...(formerShape ? [sessionSecret] : [])];
  if (formerSecrets.length > 0) {
    const former = createCookie(name, { ...guarded, secrets: formerSecrets });
    formerForms.set(cookie, { name, cookie: former, shape: formerShape });
  }
  return cookie;
}

/** The value that the browser sent in a form of an earlier version; null when there is none to be believed. */
export async function readFormerCookie(header: string | null, cookie: Cookie): Promise<string | null> {
  const former = acceptedForm(cookie);
  if (!former || !header) return null;
  const value: unknown = await former.cookie.parse(header);
  if (typeof value !== "string" || value === "") return null;
  return former.shape && !former.shape.test(value) ? null : value;
}

/** The names under which the browser may send the cookie. */
export function namesOfCookie(cookie: Cookie): string[] {
  const former = acceptedForm(cookie);
  return former ? [cookie.name, former.name] : [cookie.name];
}

/** The cookies of the request that may be in the form of an earlier version. */
export function possiblyFormerCookies(header: string | null): Cookie[] {
  if (!header || !isTimeOfFormerCookies()) return [];
  const sent = parse(header);
  return [...formerForms].flatMap(([cookie, { name }]) => (sent[name] === undefined ? [] : cookie));
}

/** A Set-Cookie header that removes the cookie's former name; null when it still has that name. */
export async function clearFormerName(cookie: Cookie): Promise<string | null> {
  const former = formerForms.get(cookie);
  if (!former || former.name === cookie.name) return null;
  return former.cookie.serialize("", { secure: true, maxAge: 0 });
}

function acceptedForm(cookie: Cookie): FormerForm | null {
  return isTimeOfFormerCookies() ? (formerForms.get(cookie) ?? null) : null;
}

function isTimeOfFormerCookies(): boolean {
  return Date.now() < currentSettings().formerCookiesUntil.getTime();
}
