/**
 * `npm run dev`: runs `remix dev` with the store's own server, and replaces what makes Remix's compiler slow. See
 * docs/decisions/0066-one-server.md, 0082-development-builds.md, 0085-development-reuse.md and
 * 0089-development-modules.md.
 */
import "../env-file.mjs";
import { createRequire } from "node:module";
import { browserModules } from "./browser/browser-modules.mjs";
import { updateEarly } from "./early-updates.mjs";
import { generateOnChange } from "./generate-on-change.mjs";
import { lightenSourceMap } from "./lighten-source-map.mjs";
import { nameStyles } from "./name-styles.mjs";
import { narrowFilters } from "./narrow-filters.mjs";
import { narrowUpdates } from "./narrow-updates.mjs";
import { reuseBuilds } from "./reuse-builds.mjs";
import { separateManifest } from "./separate-manifest.mjs";
import { serverPackages } from "./server-packages.mjs";

// Determines the build folders (remix.config.js).
process.env.NODE_ENV = "development";

// Silences a warning about Remix, which loads Vite without using it here.
process.env.VITE_CJS_IGNORE_WARNING = "true";

const require = createRequire(import.meta.url);
const { cli } = require("@remix-run/dev");

lightenSourceMap();
nameStyles();
narrowFilters();
narrowUpdates();
separateManifest();
updateEarly();
browserModules(".dev");
serverPackages();
reuseBuilds(".dev");
generateOnChange();
await cli.run([
  "dev",
  "--manual",
  "--command",
  "node --enable-source-maps --max-semi-space-size=32 scripts/dev/server.mjs",
]);
