import type { Cookie } from "@remix-run/node";
import { parse } from "cookie";

/** The cookies of one request; each is verified once, though a page's loaders read it several times. */
interface SentCookies {
  header: string | null;
  byName: Partial<Record<string, string>>;
  values: WeakMap<Cookie, Promise<unknown>>;
}

/** The cookies of the latest request: a page's loaders have requests of their own, with the same header. */
let latest: SentCookies = { header: null, byName: {}, values: new WeakMap() };

function sentCookies(header: string | null): SentCookies {
  if (latest.header !== header) latest = { header, byName: parse(header ?? ""), values: new WeakMap() };
  return latest;
}

/** True if the header has a cookie of that name, valid or not. */
export function isSent(header: string | null, name: string): boolean {
  return sentCookies(header).byName[name] !== undefined;
}

/** The verified value of a cookie in the header; null when it is absent or forged. */
export async function verifiedValue(header: string | null, cookie: Cookie): Promise<unknown> {
  const { byName, values } = sentCookies(header);
  if (byName[cookie.name] === undefined) return null;
  const value = values.get(cookie) ?? cookie.parse(header);
  values.set(cookie, value);
  return value;
}
