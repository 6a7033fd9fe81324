import { requestedUrl } from "./requested-url.mjs";
import { sendPage } from "./send-page.mjs";

/**
 * Responds to visitors without state with fresh pages from memory, before Express and Remix, which cost more than
 * that. Other requests go to the next handler, which also renders and renews the pages.
 * @param {import("@remix-run/node").ServerBuild} build
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => Promise<void>}
 */
export function cachedPages({ publicPath, entry }) {
  const { respondFromCache } = entry.module;
  return async (request, response, next) => {
    const { method, headers, url } = request;
    if (url.startsWith(publicPath)) return next();
    const page = await respondFromCache({ method, url: requestedUrl(request), headers });
    return page ? sendPage(request, response, page) : next();
  };
}
