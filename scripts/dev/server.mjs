/**
 * The store's development server: the server of `npm start`, which loads each new build without a restart. Remix starts
 * it, and is told when a build is served.
 */
import "../env-file.mjs";
import { watch } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { broadcastDevReady } from "@remix-run/node";
import { explainError } from "../explain-error.mjs";
import { endAtUncaughtErrors } from "../uncaught-errors.mjs";
import { graphiqlHandler } from "./graphiql-handler.mjs";

/** As in remix.config.js. */
const BUILD = ".dev/index.js";

/** Written by Remix at the end of each build. */
const VERSION_FILE = "version.txt";
const DEBOUNCE_MILLISECONDS = 50;

process.env.NODE_ENV ||= "development";
process.env.PORT ||= "3000";
const surviveUncaughtErrors = endAtUncaughtErrors((error) => {
  report(error);
  process.exit(1);
});
const { serve } = await import("../serve.mjs");
let build = await newestBuild();
const { replaceBuild, reportUncaughtError } = await serve(build, {
  port: Number(process.env.PORT),
  host: process.env.HOST,
  handlers: [graphiqlHandler()],
});
surviveUncaughtErrors(reportUncaughtError);
broadcastDevReady(build);

let timer;
watch(dirname(BUILD), (_event, file) => {
  if (file !== VERSION_FILE) return;
  clearTimeout(timer);
  timer = setTimeout(serveNewest, DEBOUNCE_MILLISECONDS);
});

/** If a build cannot be loaded, the previous one stays. */
async function serveNewest() {
  try {
    build = await newestBuild();
    replaceBuild(build);
    broadcastDevReady(build);
  } catch (error) {
    report(error);
  }
}

/** Prints errors that a developer can fix in one line, others with their stack. */
function report(error) {
  console.error(explainError(error, { port: process.env.PORT, mode: process.env.NODE_ENV }) ?? error);
}

/**
 * Loads the build and opens its store. Node.js caches modules by URL; a build is loaded again even when only the brand or
 * the browser's files have changed.
 */
async function newestBuild() {
  const newest = await import(`${pathToFileURL(resolve(BUILD))}?t=${Date.now()}`);
  await newest.entry.module.openShop();
  return newest;
}
