import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);
const plugins = require("@remix-run/dev/dist/compiler/server/plugins/manifest.js");
const manifests = require("@remix-run/dev/dist/compiler/manifest.js");

const FILE = "browser-manifest.json";
/** The server's build reads the manifest when it is loaded. */
const MODULE = `
import { readFileSync } from "node:fs";
export default JSON.parse(readFileSync(new URL("./${FILE}", import.meta.url), "utf8"));`;

/** Manifests by the list of files that they were made from. */
const made = new WeakMap();

/**
 * Writes the manifest of the browser's files beside the server's build, which would otherwise contain it: the server is
 * then built at the same time as the browser's files, and the same build serves several of them. A manifest is made once
 * for each build.
 */
export function separateManifest() {
  const { serverAssetsManifestPlugin: createPlugin } = plugins;
  plugins.serverAssetsManifestPlugin = (refs) => reading(createPlugin(refs));

  const { create, write } = manifests;
  manifests.create = async (build) => {
    if (!made.has(build.metafile)) made.set(build.metafile, await create(build));
    return made.get(build.metafile);
  };
  manifests.write = (config, manifest) => {
    // Completes the manifest at once, and writes it for browsers later.
    const isWritten = write(config, manifest);
    const folder = dirname(config.serverBuildPath);
    mkdirSync(folder, { recursive: true });
    // Before Remix announces the build by its version.
    writeFileSync(join(folder, FILE), JSON.stringify(manifest));
    return isWritten;
  };
}

function reading(plugin) {
  const load = () => ({ contents: MODULE, loader: "js" });
  return {
    ...plugin,
    setup: (build) => plugin.setup({ ...build, onLoad: (options) => build.onLoad(options, load) }),
  };
}

/** Takes the written manifest as that of a build of an earlier start. @throws when there is none */
export function takeWrittenManifest({ metafile }, { serverBuildPath }) {
  made.set(metafile, JSON.parse(readFileSync(join(dirname(serverBuildPath), FILE), "utf8")));
}
