import { readdirSync } from "node:fs";
import { join } from "node:path";
import express from "express";

/** Encodings of files that the build compressed, the preferred one first, by their extension. */
const EXTENSIONS = { br: ".br", gzip: ".gz" };
const YEAR = { immutable: true, maxAge: "1y" };

/**
 * An Express application that serves the browser's files, whose names contain a hash of their content: compressed as the build
 * left them (scripts/browser-build/compress-files.mjs) when the client accepts that, and cached for a year.
 * @param {string} folder read once; a folder without compressed files is served as it is
 */
export function staticFiles(folder) {
  const files = new Set(readdirSync(folder, { recursive: true }).map((name) => join("/", name)));
  const app = express();
  app.disable("x-powered-by");
  return app.use(chooseEncoding(files), express.static(folder, YEAR));
}

function chooseEncoding(files) {
  return (request, response, next) => {
    const { path } = request;
    const compressed = Object.entries(EXTENSIONS).filter(([, extension]) => files.has(path + extension));
    if (compressed.length === 0) return next();
    response.vary("Accept-Encoding");
    const [encoding, extension] = compressed.find(([name]) => request.acceptsEncodings(name)) ?? [];
    if (!encoding) return next();
    response.type(path.slice(path.lastIndexOf(".")));
    response.set("Content-Encoding", encoding);
    request.url = path + extension;
    next();
  };
}
