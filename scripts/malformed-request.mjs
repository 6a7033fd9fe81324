import { METHODS } from "./methods.mjs";

/** Known to HTTP, but for proxies and for tests of them (RFC 9110, 9.3.6 and 9.3.8). */
const NOT_ALLOWED = new Set(["TRACE", "CONNECT"]);
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const PROTOCOL = /^https?$/i;

/**
 * Checks what no later handler should have to doubt: that the method is known, that the target is a path ("/…", neither
 * an absolute address nor "*") that still is one when decoded, and that host and forwarded protocol make an address. The
 * X-Forwarded headers of strangers must be gone by then (trust-proxies.mjs).
 * @param {Pick<import("node:http").IncomingMessage, "method" | "url" | "headers">} request
 * @returns {400 | 405 | 501 | null} the status to refuse the request with; null for a well-formed one
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
