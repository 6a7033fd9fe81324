import { pathAndQuery } from "./path-and-query";

const BASE = "http://shop.internal";
const SIGN_IN_PAGES = /^\/customer\/(login|register|logout)\/?$/i;
const DECODING_ROUNDS = 3;
const MAX_LENGTH = 2000;

/**
 * Where to go after a login: `target` when it is a path of this site, else `fallback`. Other hosts,
 * schemes, backslashes and their encoded forms are dropped, and so is the way back to the login itself.
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

/** Starts with one slash and holds no backslash, control character or space. */
function isPlainPath(text: string): boolean {
  return text.startsWith("/") && !text.startsWith("//") && !/[\\\s\p{Cc}]/u.test(text);
}
