import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const detection = require("@remix-run/dev/dist/devServer_unstable/hdr.js");
const replacement = require("@remix-run/dev/dist/devServer_unstable/hmr.js");

/**
 * Makes browsers reload the data of their page after each build, and import only routes that have changed.
 *
 * Remix would bundle every route separately to find changed loaders, which takes longer than the build: every loader
 * counts as changed instead. But a browser imports each route with a changed loader, one after the other. Routes of
 * unchanged files are announced as a module that it has. When packages have changed, browsers load the page again.
 */
export function narrowUpdates() {
  detection.detectLoaderChanges = async ({ config }) => {
    // Remix compares them by route file.
    const now = String(Date.now());
    return Object.fromEntries(Object.values(config.routes).map(({ file }) => [file, now]));
  };

  const { updates } = replacement;
  replacement.updates = (config, manifest, former, ...loaders) => {
    const { runtime, reload, packages } = manifest.hmr;
    const all = updates(config, manifest, former, ...loaders);
    if (packages !== former.hmr.packages) return [{ ...all[0], id: "packages", url: reload }];
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
