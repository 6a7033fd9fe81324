import { acceptedEncoding } from "./accepted-encoding.mjs";
import { countPage } from "./page-metrics.mjs";

/** The page also depends on the visitor's cookies and device, in case a proxy is told to cache what is private. */
const VARY = "Accept-Encoding, Cookie, User-Agent";
/** Headers of a page that a browser keeps when the page has not changed. */
const OF_CONTENT = new Set(["content-type", "content-security-policy"]);

/**
 * Sends a page that many visitors get: nothing when the browser has the same one, otherwise its compressed copy.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {import("../app/storefront/page-cache/page-cache.server").PageResponse} page
 */
export async function sendPage(request, response, page) {
  countPage(page.source);
  const { status, headers, body } = page;
  response.setHeader("Vary", VARY);
  if (status === 200 && isUnchanged(request, headers)) {
    return send(
      request,
      response,
      304,
      headers.filter(([name]) => !OF_CONTENT.has(name)),
    );
  }
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const copy = body.copy(encoding);
  const sent = copy instanceof Promise ? await copy : copy;
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", sent.length);
  send(request, response, status, headers, sent);
}

function send(request, response, status, headers, body) {
  response.statusCode = status;
  for (const [name, value] of headers) response.appendHeader(name, value);
  response.end(request.method === "HEAD" ? undefined : body);
}

function isUnchanged({ headers: { "if-none-match": known } }, headers) {
  if (!known) return false;
  const [, tag] = headers.find(([name]) => name === "etag") ?? [];
  return known.split(",").some((one) => one.trim() === tag);
}
