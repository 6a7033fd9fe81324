import { crossOrigin } from "./cross-origin.mjs";
import { malformedStatus } from "./malformed-request.mjs";
import { pinHost } from "./pin-host.mjs";
import { reject } from "./reject.mjs";
import { sameOriginPosts } from "./same-origin.mjs";
import { trustProxies } from "./trust-proxies.mjs";

/**
 * Runs before everything except the health check: identifies the visitor, and rejects requests meant for another host,
 * malformed ones, and those sent by other sites that are not allowed to call the API. See docs/decisions/0051-request-checks-and-security-headers.md.
 * @param {import("../app/settings/entrance.server").Entrance} settings
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => void}
 */
export function entrance(settings) {
  const nameVisitor = trustProxies(settings);
  const isForShop = pinHost(settings);
  const isSameOriginPost = sameOriginPosts(settings);
  const otherSites = crossOrigin(settings);
  return (request, response, next) => {
    nameVisitor(request);
    if (!isForShop(request)) return reject(request, response, 421);
    const malformed = malformedStatus(request);
    if (malformed) return reject(request, response, malformed);
    if (otherSites.isAllowed(request)) {
      if (otherSites.respond(request, response)) return;
    } else if (!isSameOriginPost(request)) {
      return reject(request, response, 403);
    }
    // Remix would compare it with the Host header only, and respond with 500 for the store's other names and for mail
    // programs.
    delete request.headers.origin;
    next();
  };
}
