import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const sockets = require("@remix-run/dev/dist/devServer_unstable/socket.js");
const replacement = require("@remix-run/dev/dist/devServer_unstable/hmr.js");
const browserFiles = require("@remix-run/dev/dist/compiler/js/write.js");
const manifests = require("@remix-run/dev/dist/compiler/manifest.js");

/**
 * Sends changed components to open pages once their files are written. Remix would wait until the server has loaded its
 * own build, which takes longer; only the data of pages has to wait for that.
 */
export function updateEarly() {
  let socket;
  const { serve } = sockets;
  sockets.serve = (server) => {
    socket = serve(server);
    return socket;
  };

  let areWritten = Promise.resolve();
  const { write: writeFiles } = browserFiles;
  browserFiles.write = (config, outputFiles) => {
    areWritten = writeFiles(config, outputFiles);
    return areWritten;
  };

  let former;
  const { write: writeManifest } = manifests;
  manifests.write = (config, manifest) => {
    const isWritten = writeManifest(config, manifest);
    const updates = former ? componentUpdates(config, manifest, former) : [];
    former = manifest;
    // Remix reports files that cannot be written.
    if (updates.length > 0) areWritten.then(() => socket.hmr(manifest, updates)).catch(() => undefined);
    return isWritten;
  };
}

/** Routes whose files have changed; other changes need the new server. */
function componentUpdates(config, manifest, former) {
  if (manifest.hmr.packages !== former.hmr.packages) return [];
  const updates = replacement.updates(config, manifest, former, {}, {});
  return updates.every(({ revalidate }) => !revalidate) ? updates : [];
}
