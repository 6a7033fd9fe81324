import { requestedUrl } from "./requested-url.mjs";
import { sendPage } from "./send-page.mjs";

/**
 * Responds with pages that many visitors get, before Remix's router, which costs more than such a page. Other
 * requests go to the next handler. Not in development, where each save must show.
 * @param {import("@remix-run/node").ServerBuild} build
 * @param {ReturnType<import("./remix-of-routes.mjs").remixOfRoutes>} remixOf
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => Promise<void>}
 */
export function sharedPages({ entry }, remixOf) {
  if (process.env.NODE_ENV !== "production") return (_request, _response, next) => next();
  const { respondToShared } = entry.module;
  return async (request, response, next) => {
    const { method, headers, url } = request;
    const { prefix, respond } = remixOf(url.split("?", 1)[0]);
    const page = await respondToShared({ method, url: requestedUrl(request), headers, prefix }, respond);
    return page ? sendPage(request, response, page) : next();
  };
}
