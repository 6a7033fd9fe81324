import { redirect } from "@remix-run/node";
import { pathAndQuery } from "../session/path-and-query";

/** Matches a part of a path that is a key or a number, such as MPC100000001; its case is significant. */
const KEY = /[.%]|^[^-]{24,}$|^[A-Z]+\d+$/;
/** Paths that end with the id of a product, whose pages accept any form of it. */
const OF_PRODUCT = /^(productqa\/index\/view\/ps|product\/review)\//;

/**
 * Returns the canonical form of a path: lower case, single slashes, none at the end. Paths that contain keys keep their
 * case.
 */
export function canonicalPath(pathname: string): string {
  const parts = pathname.split(/[/\\]+/).filter(Boolean);
  const path = parts.join("/");
  const hasKey = OF_PRODUCT.test(path) || parts.some((part) => KEY.test(part));
  return `/${hasKey ? path : path.toLowerCase()}`;
}

/** Redirects a page requested in another form to its canonical URL, with its query. @throws Response 301 */
export function requireCanonicalAddress(request: Request): void {
  if (request.method !== "GET" && request.method !== "HEAD") return;
  const { pathname, search } = new URL(request.url);
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) throw redirect(pathAndQuery({ pathname: canonical, search }), 301);
}
