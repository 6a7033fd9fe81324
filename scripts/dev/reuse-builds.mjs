import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { dated, isOutdated, styleSheetsOf } from "./build-inputs.mjs";
import { processStyles } from "./name-styles.mjs";
import { restyle } from "./restyle.mjs";
import { savedBuilds } from "./saved-builds.mjs";

const require = createRequire(import.meta.url);
const browserCompiler = require("@remix-run/dev/dist/compiler/js/compiler.js");
const serverCompiler = require("@remix-run/dev/dist/compiler/server/compiler.js");
const analysis = require("@remix-run/dev/dist/compiler/analysis.js");
const fileSystem = createRequire(require.resolve("@remix-run/dev"))("fs-extra");

/** Until esbuild reads the sources after a start that needed no build: the server loads meanwhile. */
const WARM_UP_MILLISECONDS = 5000;

/**
 * Makes Remix's compiler reuse the last build for browsers, and that of the server, while no file that it was built from
 * has changed, even after a restart; when only styles have changed, their address in it is replaced. Files of earlier
 * builds stay: Remix would empty the folder before each build, and pages loaded meanwhile would have no styles.
 * @param {string} folder of the server's build
 */
export function reuseBuilds(folder) {
  const { emptyDirSync } = fileSystem;
  fileSystem.emptyDirSync = () => undefined;
  const metafiles = {};
  analysis.writeMetafile = (_context, name, metafile) => {
    metafiles[name] = metafile;
  };
  const kept = savedBuilds(folder, { empty: (browserFolder) => emptyDirSync(browserFolder) });
  reuse(browserCompiler, kept, {
    name: "browser",
    build: async (compile) => {
      const built = await compile();
      return { ...built, toWrite: built.outputFiles.filter(({ path }) => !existsSync(path)) };
    },
    resultOf: ({ metafile, hmr, toWrite }) => ({ metafile, hmr, outputFiles: toWrite }),
  });
  reuse(serverCompiler, kept, {
    name: "server",
    build: async (compile) => {
      const outputFiles = await compile();
      return { outputFiles, metafile: metafiles["metafile.server.json"], toWrite: outputFiles };
    },
    resultOf: ({ toWrite }) => toWrite,
  });
}

/**
 * @param {object} compiler module of Remix
 * @param {{ name: string, build: Function, resultOf: Function }} kind `build` calls the compiler's function, whose caller expects `resultOf`
 */
function reuse(compiler, kept, { name, build, resultOf }) {
  const { create } = compiler;
  compiler.create = async (context, refs) => {
    const { config } = context;
    const { compile, ...rest } = await create(context, refs);
    let last = await kept.take(name, context);
    let isFirst = true;
    let queue = Promise.resolve();
    let warmUp;
    let isCanceled = false;

    const make = async () => {
      if (isCanceled) throw new Error("The build was canceled");
      last = undefined;
      last = await dated(() => build(compile), config);
    };
    const compileChanged = async () => {
      const former = last;
      // What was kept is of these very sources.
      if (former && !isFirst) last = await renewed(former, config);
      isFirst = false;
      if (!last) await make();
      if (isDifferent(last, former)) kept.replace(name, last, context);
      const result = resultOf(last);
      last = { ...last, toWrite: [] };
      if (last.isKept) warmUp = setTimeout(() => inTurn(make).catch(() => undefined), WARM_UP_MILLISECONDS);
      return result;
    };
    /** One at a time, as esbuild answers a call during a build by that build. */
    const inTurn = (job) => {
      queue = queue.then(job, job);
      return queue;
    };
    return {
      ...rest,
      compile: () => {
        isCanceled = false;
        clearTimeout(warmUp);
        return inTurn(compileChanged);
      },
      /** Resolves once nothing is built: Remix cancels all builds when one fails, also those that were begun since. */
      cancel: async () => {
        isCanceled = true;
        await rest.cancel();
        await queue.catch(() => undefined);
      },
    };
  };
}

function isDifferent({ metafile, toWrite }, former) {
  return metafile !== former?.metafile || toWrite.length > 0;
}

/** The build with the styles of now. @returns undefined when it must be made again */
async function renewed(build, config) {
  if (await isOutdated(build, config)) return undefined;
  try {
    const styles = styleSheetsOf(build).map(async (path) => {
      const { address } = await processStyles(resolve(config.rootDirectory, path), config);
      return { path, address };
    });
    return restyle(build, await Promise.all(styles));
  } catch {
    // The next build reports the fault.
    return undefined;
  }
}
