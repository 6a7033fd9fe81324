/**
 * `npm run dev`: runs `remix dev` with the store's own server. After each save, Remix would bundle every route
 * separately to find changed loaders, which takes far longer than the build; browsers revalidate all loaders of their
 * page instead. See docs/decisions/0066-one-server.md.
 */
import "../env-file.mjs";
import { createRequire } from "node:module";
import { generateOnChange } from "./generate-on-change.mjs";
import { narrowFilters } from "./narrow-filters.mjs";
import { reuseBrowserBuild } from "./reuse-browser-build.mjs";

// Determines the build folders (remix.config.js).
process.env.NODE_ENV = "development";

// Silences a warning about Remix, which loads Vite without using it here.
process.env.VITE_CJS_IGNORE_WARNING = "true";

const require = createRequire(import.meta.url);
const detection = require("@remix-run/dev/dist/devServer_unstable/hdr.js");
const { cli } = require("@remix-run/dev");

/** Keyed by route file, as Remix compares them; a new value each time marks every loader as changed. */
detection.detectLoaderChanges = async ({ config }) => {
  const now = String(Date.now());
  return Object.fromEntries(Object.values(config.routes).map(({ file }) => [file, now]));
};

narrowFilters();
reuseBrowserBuild(".dev/browser");
generateOnChange();
await cli.run(["dev", "--manual", "--command", "node --enable-source-maps scripts/dev/server.mjs"]);
