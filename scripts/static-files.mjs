import { readdirSync } from "node:fs";
import { join } from "node:path";
import serveStatic from "serve-static";
import { acceptedEncoding } from "./accepted-encoding.mjs";

/** Extensions of files that the build compressed. */
const EXTENSIONS = { br: ".br", gzip: ".gz" };
/** Headers that only fit the file, and are removed when there is none. */
const HEADERS_OF_FILE = ["Content-Encoding", "Content-Type"];
serveStatic.mime.define({ "image/avif": ["avif"] });
const OPTIONS = { immutable: true, maxAge: "1y", index: false, redirect: false };

/**
 * Serves the browser's files, whose names contain a hash of their content: compressed as the build left them
 * (scripts/browser-build/compress-files.mjs) when the client accepts that, and cached for a year.
 * @param {string} folder read once; a folder without compressed files is served as it is
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: (error?: unknown) => void) => void} for requests whose URL is the path in the folder
 */
export function staticFiles(folder) {
  const files = new Set(readdirSync(folder, { recursive: true }).map((name) => join("/", name)));
  const serve = serveStatic(folder, OPTIONS);
  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const { url } = request;
    chooseEncoding(files, request, response);
    serve(request, response, (error) => {
      request.url = url;
      for (const name of HEADERS_OF_FILE) response.removeHeader(name);
      next(error);
    });
  };
}

function chooseEncoding(files, request, response) {
  const [path] = request.url.split("?", 1);
  const available = Object.keys(EXTENSIONS).filter((encoding) => files.has(path + EXTENSIONS[encoding]));
  if (available.length === 0) return;
  response.appendHeader("Vary", "Accept-Encoding");
  const encoding = acceptedEncoding(request.headers["accept-encoding"], available);
  if (encoding === "identity") return;
  response.setHeader("Content-Type", typeOf(path));
  response.setHeader("Content-Encoding", encoding);
  request.url = path + EXTENSIONS[encoding];
}

function typeOf(path) {
  const type = serveStatic.mime.lookup(path);
  const charset = serveStatic.mime.charsets.lookup(type);
  return charset ? `${type}; charset=${charset}` : type;
}
