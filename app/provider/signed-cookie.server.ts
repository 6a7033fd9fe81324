import { createHmac } from "node:crypto";
import { type Cookie, createCookie } from "@remix-run/node";
import { currentSettings } from "~/settings/settings.server";
import { isSent, verifiedValue } from "./sent-cookies.server";

/**
 * Signed cookies whose signature includes the name, so that a value is invalid in another cookie (docs/decisions/0063).
 * Cookies in the formats of earlier versions are accepted until FORMER_COOKIES_UNTIL and renewed.
 */

interface SignedCookieOptions {
  /** What it is for, as the privacy page says it. */
  purpose: string;
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

/** A cookie for the whole site, inaccessible to scripts. @param name without a prefix */
export function signedCookie(
  name: string,
  { purpose, maxAge, isOwnName = false, formerShape }: SignedCookieOptions,
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
  return declaredCookie(cookie, { purpose, maxAge });
}

/** A cookie as the privacy page lists it. */
export interface CookieDeclaration {
  name: string;
  purpose: string;
  /** Seconds. */
  maxAge: number;
}

const declarations: CookieDeclaration[] = [];
/** Without the prefix. */
const names = new Set<string>();

/** Adds a cookie to the list of the privacy page. */
export function declaredCookie(cookie: Cookie, declaration: Omit<CookieDeclaration, "name">): Cookie {
  declarations.push({ name: cookie.name, ...declaration });
  names.add(withoutPrefix(cookie.name));
  return cookie;
}

/** Every cookie that the store may set. */
export function declaredCookies(): readonly CookieDeclaration[] {
  return declarations;
}

/** Whether a cookie of that name, with or without the prefix, is one of the store's. */
export function isCookieOfStore(name: string): boolean {
  return names.has(withoutPrefix(name));
}

function withoutPrefix(name: string): string {
  return name.startsWith(HOST_PREFIX) ? name.slice(HOST_PREFIX.length) : name;
}

/** The value of a cookie in an earlier version's format; null when there is none, or it is invalid. */
export async function readFormerCookie(header: string | null, cookie: Cookie): Promise<string | null> {
  const former = acceptedForm(cookie);
  if (!former || !header) return null;
  const value = await verifiedValue(header, former.cookie);
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
  return [...formerForms].flatMap(([cookie, { name }]) => (isSent(header, name) ? cookie : []));
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
