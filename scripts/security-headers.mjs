import onHeaders from "on-headers";

const ALWAYS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "SAMEORIGIN",
};
const HTTPS_FOR_A_YEAR = "max-age=31536000";
/** For what a browser can open as a document and is no page with a policy of its own. */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'";
const DOCUMENT = /^(?:text\/(?:html|plain|xml)|application\/(?:json|xml|graphql|rss)|image\/svg)/;
const NOT_MODIFIED = 304;

/**
 * Adds to every answer, file or page or refusal, what browsers should know about it, unless the answer says so itself.
 * What anybody may keep, as pictures and files are, other sites and emails may show; all else is for the shop's own
 * pages. What says nothing about how long it holds is kept by nobody.
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
