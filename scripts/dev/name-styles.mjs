import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";

const require = createRequire(import.meta.url);
const plugins = require("@remix-run/dev/dist/compiler/plugins/cssImports.js");
const { outputFile } = createRequire(require.resolve("@remix-run/dev"))("fs-extra");

/** Remix's loader of style sheets. It keeps what PostCSS made until the style sheet or a class name for Tailwind may have changed. */
let load;

/**
 * Makes the import of a style sheet a module with its address, and writes the style sheet here, so that a build contains
 * nothing of a style sheet but its address (restyle.mjs).
 */
export function nameStyles() {
  const { cssFilePlugin: createPlugin } = plugins;
  plugins.cssFilePlugin = (context) => {
    const plugin = createPlugin(context);
    return { ...plugin, setup: (build) => plugin.setup({ ...build, onLoad: naming(build, context.config) }) };
  };
}

function naming(build, config) {
  return (options, remixLoad) => {
    load = remixLoad;
    build.onLoad(options, async ({ path }) => {
      const { address, ...rest } = await processStyles(path, config);
      return { ...rest, contents: `export default ${JSON.stringify(address)};`, loader: "js" };
    });
  };
}

/**
 * Processes and writes a style sheet, unless that is done.
 * @param {string} path
 * @param {{ assetsBuildDirectory: string, publicPath: string }} config of Remix
 * @returns {Promise<{ address: string, watchFiles: string[], warnings: object[] }>} `address` contains a hash of the content
 * @throws a fault of the style sheet
 */
export async function processStyles(path, { assetsBuildDirectory, publicPath }) {
  const { contents, watchFiles, warnings } = await load({ path });
  const name = `_assets/${basename(path, ".css")}-${hashOf(contents)}.css`;
  const file = join(assetsBuildDirectory, name);
  if (!existsSync(file)) await outputFile(file, contents);
  return { address: publicPath + name, watchFiles, warnings };
}

/** The part of a file's name that changes with its content. @param {string | Uint8Array} content */
export function hashOf(content) {
  return createHash("sha256").update(content).digest("hex").slice(0, 8).toUpperCase();
}

/** Finds addresses of a style sheet, whatever its content was. @param {string} path */
export function addressesOf(path) {
  const name = basename(path, ".css").replace(/\W/g, "\\$&");
  return new RegExp(`[\\w/.-]*/_assets/${name}-[0-9A-F]{8}\\.css`, "g");
}
