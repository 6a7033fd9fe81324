import { readdirSync } from "node:fs";
import { requestedUrl } from "./requested-url.mjs";
import { sendPage } from "./send-page.mjs";

/**
 * Responds with pages that many visitors get, before Express and Remix's router, which cost more than such a page. Other
 * requests go to the next handler. Not in development, where each save must show.
 * @param {import("@remix-run/node").ServerBuild} build
 * @param {ReturnType<import("./remix-of-routes.mjs").remixOfRoutes>} remixOf
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => Promise<void>}
 */
export function sharedPages({ publicPath, entry }, remixOf) {
  if (process.env.NODE_ENV !== "production") return (_request, _response, next) => next();
  const { respondToShared } = entry.module;
  const files = publicPaths();
  return async (request, response, next) => {
    const { method, headers, url } = request;
    const [path] = url.split("?", 1);
    if (path.startsWith(publicPath) || path.includes("%") || files.has(path)) return next();
    const { prefix, respond } = remixOf(path);
    if (!SHARED.has(prefix)) return next();
    const page = await respondToShared({ method, url: requestedUrl(request), headers }, respond);
    return page ? sendPage(request, response, page) : next();
  };
}

/** The home page, pages of the catalog and content, and the blog. */
const SHARED = new Set(["", "blog"]);

/** Paths of the files and folders of `public`, which Express serves. */
function publicPaths() {
  return new Set(readdirSync("public", { recursive: true, encoding: "utf8" }).map((path) => `/${path}`));
}
