import { pathAndQuery } from "./path-and-query";

const BASE = "http://shop.internal";
const SIGN_IN_PAGES = /^\/customer\/(login|register|logout)\/?$/i;
const DECODING_ROUNDS = 3;
const MAX_LENGTH = 2000;

/**
 * Returns the URL to open after a login: `target` if it is a path of this site, otherwise `fallback`. Other hosts,
 * schemes, backslashes and their encoded forms are rejected, and so is the login page itself.
 */
export function safeRedirect(target: string | null | undefined, fallback: string): string {
  if (!target || target.length > MAX_LENGTH || !isPlainPath(target)) return fallback;
  const url = URL.canParse(target, BASE) ? new URL(target, BASE) : null;
  if (!url || url.origin !== BASE || url.pathname.startsWith("//")) return fallback;
  if (SIGN_IN_PAGES.test(url.pathname) || !isPlainOnceDecoded(url.pathname)) return fallback;
  return pathAndQuery(url) + url.hash;
}

function isPlainOnceDecoded(path: string): boolean {
  let decoded = path;
  for (let round = 0; round < DECODING_ROUNDS; round += 1) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return false;
    }
    if (!isPlainPath(decoded)) return false;
  }
  return true;
}

/** Checks that a path starts with a single slash and contains no backslash, control character or space. */
function isPlainPath(text: string): boolean {
  return text.startsWith("/") && !text.startsWith("//") && !/[\\\s\p{Cc}]/u.test(text);
}
