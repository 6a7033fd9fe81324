import onHeaders from "on-headers";

const ALWAYS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "SAMEORIGIN",
};
const HTTPS_FOR_A_YEAR = "max-age=31536000";
/** Policy for responses that a browser can open as a document and that are not pages with a policy of their own. */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'";
const DOCUMENT = /^(?:text\/(?:html|plain|xml)|application\/(?:json|xml|graphql|rss)|image\/svg)/;
const NOT_MODIFIED = 304;

/**
 * Adds default security headers to every response: file, page or error. Publicly cacheable responses, such as pictures
 * and files, may be embedded by other sites and emails; all others only by the store's own pages. Responses without
 * caching headers are not cached.
 * @param {Pick<import("../app/settings/entrance.server").Entrance, "isHttps">} entrance
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => void}
 */
export function securityHeaders({ isHttps }) {
  const always = { ...ALWAYS, ...(isHttps && { "Strict-Transport-Security": HTTPS_FOR_A_YEAR }) };
  return (_request, response, next) => {
    onHeaders(response, () => {
      const add = (name, value) => response.hasHeader(name) || response.setHeader(name, value);
      for (const name in always) add(name, always[name]);
      if (DOCUMENT.test(response.getHeader("Content-Type"))) add("Content-Security-Policy", NOTHING_RUNS);
      if (response.statusCode === NOT_MODIFIED) return;
      add("Cache-Control", "no-store");
      const isPublic = String(response.getHeader("Cache-Control")).includes("public");
      add("Cross-Origin-Resource-Policy", isPublic ? "cross-origin" : "same-origin");
    });
    next();
  };
}
