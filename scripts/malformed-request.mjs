import { METHODS } from "./methods.mjs";

/** Standard methods for proxies and their diagnosis only (RFC 9110, 9.3.6 and 9.3.8). */
const NOT_ALLOWED = new Set(["TRACE", "CONNECT"]);
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const PROTOCOL = /^https?$/i;

/**
 * Checks what later handlers rely on: the method is known, the target is a path ("/…", neither an absolute URL nor "*")
 * that remains one when decoded, and host and forwarded protocol form a valid URL. Untrusted X-Forwarded headers must
 * be removed before (trust-proxies.mjs).
 * @param {Pick<import("node:http").IncomingMessage, "method" | "url" | "headers">} request
 * @returns {400 | 405 | 501 | null} the status for rejecting the request; null for a well-formed one
 */
export function malformedStatus({ method, url, headers }) {
  if (!METHODS.has(method)) return NOT_ALLOWED.has(method) ? 405 : 501;
  if (!url.startsWith("/") || !isAddress(url.split("?", 1)[0])) return 400;
  const { host = "", "x-forwarded-proto": protocol = "http" } = headers;
  return isHost(host) && PROTOCOL.test(protocol) ? null : 400;
}

/** React Router parses the decoded path as a URL and throws for one such as "/\\", whose host is empty. */
function isAddress(path) {
  if (!/[%\\]/.test(path)) return true;
  try {
    return URL.canParse(decodeURIComponent(path), "http://localhost");
  } catch {
    return false;
  }
}

function isHost(host) {
  return HOST.test(host) && URL.canParse(`http://${host}`);
}
