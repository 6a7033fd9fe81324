import { ownPosts } from "./own-posts.mjs";
import { pinHost } from "./pin-host.mjs";
import { refuse } from "./refuse.mjs";
import { securityHeaders } from "./security-headers.mjs";
import { trustProxies } from "./trust-proxies.mjs";

/**
 * Stands before everything that the shop answers: says who asks, gives every answer its security headers, and turns
 * away what is meant for another host or sent by another site. See docs/decisions/0051-at-the-entrance.md.
 * @param {import("../app/entrance-settings.server").Entrance} settings
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => void}
 */
export function entrance(settings) {
  const nameVisitor = trustProxies(settings);
  const secure = securityHeaders(settings);
  const isForShop = pinHost(settings);
  const isOwnPost = ownPosts(settings);
  return (request, response, next) => {
    nameVisitor(request);
    secure(response);
    if (!isForShop(request)) return refuse(request, response, 421);
    if (!isOwnPost(request)) return refuse(request, response, 403);
    next();
  };
}
