import { redirect } from "@remix-run/node";
import { pathAndQuery } from "../session/path-and-query";

/** A part of a path that is a key or a number, such as MPC100000001, and not a word: its case counts. */
const KEY = /[.%]|^[^-]{24,}$|^[A-Z]+\d+$/;

/**
 * The one form in which a path is written: lower case, one slash between its parts and none at its end.
 * Paths with keys in them keep their case.
 */
export function canonicalPath(pathname: string): string {
  const parts = pathname.split(/[/\\]+/).filter(Boolean);
  const hasKey = parts.some((part) => KEY.test(part));
  return `/${hasKey ? parts.join("/") : parts.join("/").toLowerCase()}`;
}

/** Sends a page that was asked for in another form to its canonical address, its query kept. @throws Response 301 */
export function requireCanonicalAddress(request: Request): void {
  if (request.method !== "GET" && request.method !== "HEAD") return;
  const { pathname, search } = new URL(request.url);
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) throw redirect(pathAndQuery({ pathname: canonical, search }), 301);
}
