import { malformedStatus } from "./malformed-request.mjs";
import { pinHost } from "./pin-host.mjs";
import { reject } from "./reject.mjs";
import { sameOriginPosts } from "./same-origin.mjs";
import { trustProxies } from "./trust-proxies.mjs";

/**
 * Stands before everything that the shop answers but its health: says who asks, and turns away what is meant for
 * another host, is malformed, or was sent by another site. See docs/decisions/0051-request-checks-and-security-headers.md.
 * @param {import("../app/settings/entrance.server").Entrance} settings
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => void}
 */
export function entrance(settings) {
  const nameVisitor = trustProxies(settings);
  const isForShop = pinHost(settings);
  const isSameOriginPost = sameOriginPosts(settings);
  return (request, response, next) => {
    nameVisitor(request);
    if (!isForShop(request)) return reject(request, response, 421);
    const malformed = malformedStatus(request);
    if (malformed) return reject(request, response, malformed);
    if (!isSameOriginPost(request)) return reject(request, response, 403);
    // Remix would compare it to the Host header alone, and answers 500 where a name of the shop or a mail program differs.
    delete request.headers.origin;
    next();
  };
}
