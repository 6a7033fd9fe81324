import { readdirSync } from "node:fs";
import compression from "compression";
import serveStatic from "serve-static";
import { staticFiles } from "./static-files.mjs";

/**
 * Serves the files of `public` and of the browser's build. Other requests go to the next handler at once: to search for
 * a file at the address of each page takes as long as a small page.
 * @param {import("@remix-run/node").ServerBuild} build
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: (error?: unknown) => void) => void}
 */
export function publicFiles({ publicPath, assetsBuildDirectory }) {
  const serveBuilt = staticFiles(assetsBuildDirectory);
  const compress = compression();
  const serve = serveStatic("public", { maxAge: "1h" });
  const names = namesOf("public");
  return (request, response, next) => {
    const { url } = request;
    const [path] = url.split("?", 1);
    const serveOther = () => compress(request, response, () => serve(request, response, next));
    if (path.startsWith(publicPath)) {
      request.url = url.slice(publicPath.length - 1);
      return serveBuilt(request, response, (error) => {
        request.url = url;
        if (error) next(error);
        else serveOther();
      });
    }
    if (names.has(firstPart(path))) return serveOther();
    next();
  };
}

/** The files and folders directly in a folder. */
function namesOf(folder) {
  return new Set(readdirSync(folder));
}

function firstPart(path) {
  const [, part = ""] = path.split("/", 2);
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
