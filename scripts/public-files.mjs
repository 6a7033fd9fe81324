import { readdirSync } from "node:fs";
import compression from "compression";
import express from "express";
import { staticFiles } from "./static-files.mjs";

/**
 * Serves the files of `public` and of the browser's build. Other requests go to the next handler at once: to search for
 * a file at the address of each page takes as long as a small page.
 * @param {import("@remix-run/node").ServerBuild} build
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: (error?: unknown) => void) => void}
 */
export function publicFiles({ publicPath, assetsBuildDirectory }) {
  const app = express();
  app.disable("x-powered-by");
  // Untrusted ones of its headers are removed by then.
  app.set("trust proxy", true);
  app.use(publicPath, staticFiles(assetsBuildDirectory));
  app.use(compression());
  app.use(express.static("public", { maxAge: "1h" }));
  const names = namesOf("public");
  return (request, response, next) => {
    const [path] = request.url.split("?", 1);
    const isFile = path.startsWith(publicPath) || names.has(firstPart(path));
    return isFile ? app(request, response, next) : next();
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
