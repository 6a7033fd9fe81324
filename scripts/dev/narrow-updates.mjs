import { readdir, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);
const detection = require("@remix-run/dev/dist/devServer_unstable/hdr.js");
const replacement = require("@remix-run/dev/dist/devServer_unstable/hmr.js");

/** Of a brand's folder: what pages contain as their brand, which no loader returns. */
const BRAND_FILES = ["brand.yaml", "tokens.yaml"];

/** Beside the routes' files in what Remix compares between builds. */
const BRANDS = "brands";

/**
 * Makes browsers reload the data of their page after each build, and import only routes that have changed.
 *
 * Remix would bundle every route separately to find changed loaders, which takes longer than the build: every loader
 * counts as changed instead. But a browser imports each route with a changed loader, one after the other. Routes of
 * unchanged files are announced as a module that it has. When packages or a brand have changed, browsers load the page
 * again.
 */
export function narrowUpdates() {
  detection.detectLoaderChanges = async ({ config }) => {
    // Remix compares them by route file.
    const now = String(Date.now());
    const routes = Object.values(config.routes).map(({ file }) => [file, now]);
    return Object.fromEntries([...routes, [BRANDS, await brandTimes()]]);
  };

  const { updates } = replacement;
  replacement.updates = (config, manifest, former, loaders, formerLoaders) => {
    const { runtime, reload, packages } = manifest.hmr;
    const all = updates(config, manifest, former, loaders, formerLoaders);
    const isOther = packages !== former.hmr.packages || loaders[BRANDS] !== formerLoaders?.[BRANDS];
    if (isOther) return [{ ...all[0], id: "page", url: reload }];
    return all.map((update) =>
      isSame(manifest.routes[update.routeId], former.routes[update.routeId])
        ? { ...update, id: "unchanged", url: runtime }
        : update,
    );
  };
}

/** Names of files contain a hash of their content. */
function isSame(route, former) {
  return former?.module === route.module && String(former.imports) === String(route.imports);
}

/** When the files of all brands were changed. */
async function brandTimes() {
  const folder = process.env.BRANDS_DIR || "brands";
  const brands = await readdir(folder);
  const files = brands.toSorted().flatMap((brand) => BRAND_FILES.map((file) => join(folder, brand, file)));
  const times = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return times.join(" ");
}
