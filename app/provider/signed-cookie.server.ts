import { createHmac } from "node:crypto";
import { type Cookie, createCookie } from "@remix-run/node";
import { parse } from "cookie";
import { currentSettings } from "~/settings/settings.server";

/**
 * Signed cookies whose signature includes the name, so that a value is invalid in another cookie (docs/decisions/0063).
 * Cookies in the formats of earlier versions are accepted until FORMER_COOKIES_UNTIL and renewed.
 */

interface SignedCookieOptions {
  /** Seconds. */
  maxAge: number;
  /** True if the store may choose the name: it then gets the prefix __Host- under HTTPS. */
  isOwnName?: boolean;
  /**
   * Matches every value of this cookie and as little else as possible: a value whose signature does not cover the name
   * must match it. Without it, such values are rejected.
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
const names = new Set<string>();

/** A cookie for the whole site, inaccessible to scripts. @param name without a prefix */
export function signedCookie(
  name: string,
  { maxAge, isOwnName = false, formerShape }: SignedCookieOptions,
): Cookie {
  const { sessionSecret, entrance } = currentSettings();
  const isPrefixed = isOwnName && entrance.isHttps;
  const secret = createHmac("sha256", sessionSecret).update(`cookie\n${name}`).digest("base64url");
  names.add(name).add(HOST_PREFIX + name);
  const guarded = { path: "/", httpOnly: true, sameSite: "lax", maxAge } as const;
  const cookie = createCookie(isPrefixed ? HOST_PREFIX + name : name, { ...guarded, secrets: [secret] });
  const formerSecrets = [...(isPrefixed ? [secret] : []), ...(formerShape ? [sessionSecret] : [])];
  if (formerSecrets.length > 0) {
    const former = createCookie(name, { ...guarded, secrets: formerSecrets });
    formerForms.set(cookie, { name, cookie: former, shape: formerShape });
  }
  return cookie;
}

/** Whether a cookie has the name, in any of its forms, of one of the signed cookies. */
export function isNameOfSignedCookie(name: string): boolean {
  return names.has(name);
}

/** The value of a cookie in an earlier version's format; null when there is none, or it is invalid. */
export async function readFormerCookie(header: string | null, cookie: Cookie): Promise<string | null> {
  const former = acceptedForm(cookie);
  if (!former || !header) return null;
  const value: unknown = await former.cookie.parse(header);
  if (typeof value !== "string" || value === "") return null;
  return former.shape && !former.shape.test(value) ? null : value;
}

/** The possible names of the cookie. */
export function namesOfCookie(cookie: Cookie): string[] {
  const former = acceptedForm(cookie);
  return former ? [cookie.name, former.name] : [cookie.name];
}

/** The cookies of the request that may be in an earlier version's format. */
export function possiblyFormerCookies(header: string | null): Cookie[] {
  if (!header || !isTimeOfFormerCookies()) return [];
  const sent = parse(header);
  return [...formerForms].flatMap(([cookie, { name }]) => (sent[name] === undefined ? [] : cookie));
}

/** A Set-Cookie header that deletes the cookie under its former name; null when the name is unchanged. */
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
