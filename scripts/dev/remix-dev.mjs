/**
 * `npm run dev`: runs `remix dev` with the shop's own server. Remix would bundle every route separately after each save to
 * learn whose loaders changed, which takes far longer than the build; browsers revalidate all loaders of their page instead.
 * See docs/decisions/0066-one-server.md.
 */
import "../env-file.mjs";
import { createRequire } from "node:module";
import { generateOnChange } from "./generate-on-change.mjs";

// The folders of the build depend on it (remix.config.js).
process.env.NODE_ENV = "development";

// Said of Remix, which loads Vite and does not use it here.
process.env.VITE_CJS_IGNORE_WARNING = "true";

const require = createRequire(import.meta.url);
const detection = require("@remix-run/dev/dist/devServer_unstable/hdr.js");
const { cli } = require("@remix-run/dev");

/** By the files of the routes, as Remix compares them; another value each time says that a loader changed. */
detection.detectLoaderChanges = async ({ config }) => {
  const now = String(Date.now());
  return Object.fromEntries(Object.values(config.routes).map(({ file }) => [file, now]));
};

generateOnChange();
await cli.run(["dev", "--manual", "--command", "node --enable-source-maps scripts/dev/server.mjs"]);
