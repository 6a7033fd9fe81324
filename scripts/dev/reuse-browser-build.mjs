import { stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const require = createRequire(import.meta.url);
const browserCompiler = require("@remix-run/dev/dist/compiler/js/compiler.js");
const fileSystem = createRequire(require.resolve("@remix-run/dev"))("fs-extra");

/**
 * Makes Remix's compiler reuse the last browser build while nothing that it was built from has changed, so that an edit
 * of the server's code builds the server alone. Files of earlier builds stay until the next start: Remix would empty the
 * folder before each build, and pages loaded meanwhile would have no styles.
 * @param {string} folder of the browser's files
 */
export function reuseBrowserBuild(folder) {
  fileSystem.emptyDirSync(folder);
  fileSystem.emptyDirSync = () => undefined;
  const { create } = browserCompiler;
  browserCompiler.create = async (context, refs) => {
    const compiler = await create(context, refs);
    return { ...compiler, compile: reusing(compiler.compile, context) };
  };
}

function reusing(compile, context) {
  const written = new Set();
  let last;
  return async () => {
    if (last && (await stateOf(last.build, context)) === last.state) return last.build;
    last = undefined;
    const { outputFiles, ...build } = await compile();
    last = { build: { ...build, outputFiles: [] }, state: await stateOf(build, context) };
    return { ...build, outputFiles: outputFiles.filter(isNew) };
  };

  /** Whether it was not written yet; names contain the hash of the content. */
  function isNew({ path }) {
    const isFirst = !written.has(path);
    written.add(path);
    return isFirst;
  }
}

/** A text that changes with the files of a build, with the class names that Tailwind finds, and with routes' exports. */
async function stateOf({ metafile }, { config, fileWatchCache }) {
  const files = Object.keys(metafile.inputs).filter((input) => !isVirtual(input));
  const times = await Promise.all(files.map(timeOf));
  const keys = [
    ...files
      .filter((file) => file.endsWith(".css"))
      .map((file) => `css-file:${resolve(config.rootDirectory, file)}`),
    ...Object.keys(config.routes).map((id) => `module-exports:${id}`),
  ];
  return JSON.stringify([times, keys.filter((key) => fileWatchCache.get(key))]);
}

/** Named by a plugin, as "browser-route-module:routes/cart.tsx?browser". */
function isVirtual(input) {
  return /^[\w-]{2,}:/.test(input);
}

/** Returns 0 for a file that is gone. */
async function timeOf(file) {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
}
