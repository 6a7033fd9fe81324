import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import { hashOf } from "../name-styles.mjs";
import { definePackageEntries, packageFileName } from "../package-entries.mjs";

const require = createRequire(import.meta.url);
const remixRequire = createRequire(require.resolve("@remix-run/dev"));
const esbuild = remixRequire("esbuild");
const COMPILER = "@remix-run/dev/dist/compiler";
const { hmrPlugin } = require(`${COMPILER}/js/plugins/hmr.js`);
const { emptyModulesPlugin } = require(`${COMPILER}/plugins/emptyModules.js`);
const { browserNodeBuiltinsPolyfillPlugin } = require(
  `${COMPILER}/js/plugins/browserNodeBuiltinsPolyfill.js`,
);
const { loaders } = require(`${COMPILER}/utils/loaders.js`);

/** Remix's runtime for hot replacement of modules. */
export const RUNTIME = "remix:hmr";
/** A module that loads the page again, as packages cannot be replaced in it. */
export const RELOAD = "reload";

/** Start of the names of the files in which packages are saved. */
const SAVED = "browser-packages-";
const OTHERS = { [RELOAD]: "location.reload();" };

/**
 * Bundles the packages that the shop's modules import, once for all, so that no save links them again. They are saved for
 * later starts with the same package-lock.json.
 * @param {{ config: object, options: { REMIX_DEV_ORIGIN?: URL } }} context of Remix
 * @param {string} folder where they are saved
 * @returns {(needed: Map<string, Set<string>>) => Promise<{ addresses: Map<string, string>, files: { path: string, text: string }[] }>}
 *   `needed` are names by specifier, "*" for all; addresses are also those of RUNTIME and RELOAD
 */
export function bundlePackages(context, folder) {
  const all = new Map([[RUNTIME, new Set(["*"])]]);
  let last;
  let bundled;
  return (needed) => {
    for (const [specifier, names] of needed) {
      all.set(specifier, new Set([...(all.get(specifier) ?? []), ...names]));
    }
    const entries = Object.fromEntries(
      [...all].sort().map(([specifier, names]) => [specifier, [...names].sort()]),
    );
    const key = JSON.stringify(entries);
    if (key !== last) bundled = readOrBundle(entries, context, folder);
    last = key;
    return bundled;
  };
}

async function readOrBundle(entries, context, folder) {
  const { config, options } = context;
  const lock = readFileSync(join(config.rootDirectory, "package-lock.json"), "utf8");
  const program = readFileSync(new URL(import.meta.url), "utf8");
  const key = hashOf(JSON.stringify([entries, lock, program, options.REMIX_DEV_ORIGIN, config.publicPath]));
  const saved = join(folder, `${SAVED}${key}.json`);
  const { addresses, files } = existsSync(saved)
    ? JSON.parse(readFileSync(saved, "utf8"))
    : await bundle(entries, context);
  if (!existsSync(saved)) save(saved, JSON.stringify({ addresses, files }));
  return {
    addresses: new Map(addresses),
    files: files.map(({ name, base64 }) => {
      const contents = Buffer.from(base64, "base64");
      return { path: join(config.assetsBuildDirectory, name), contents, text: contents.toString() };
    }),
  };
}

/** In the place of what was saved for other sources. */
function save(file, content) {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.startsWith(SAVED)) rmSync(join(folder, name));
  writeFileSync(file, content);
}

async function bundle(entries, context) {
  const { config, options } = context;
  const names = [...Object.keys(entries), RELOAD];
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: config.rootDirectory,
    entryPoints: Object.fromEntries(names.map((name) => [packageFileName(name), `package:${name}`])),
    outdir: config.assetsBuildDirectory,
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    mainFields: ["browser", "module", "main"],
    loader: loaders,
    entryNames: "packages/[name]-[hash]",
    chunkNames: "packages/[name]-[hash]",
    assetNames: "_assets/[name]-[hash]",
    publicPath: config.publicPath,
    define: {
      "process.env.NODE_ENV": JSON.stringify("development"),
      "process.env.REMIX_DEV_ORIGIN": JSON.stringify(options.REMIX_DEV_ORIGIN ?? ""),
    },
    supported: { "import-meta": true },
    logLevel: "silent",
    plugins: [
      entriesPlugin(entries, config),
      emptyModulesPlugin(context, /^@remix-run\/(deno|cloudflare|node)(\/.*)?$/, {
        includeNodeModules: true,
      }),
      browserNodeBuiltinsPolyfillPlugin(context),
      runtimePlugin(context),
    ],
  });
  const nameIn = (path) =>
    relative(config.assetsBuildDirectory, resolve(config.rootDirectory, path)).split(sep).join("/");
  const addresses = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) => {
    const [, specifier] = /^package:(.*)$/.exec(entryPoint ?? "") ?? [];
    return specifier ? [[specifier, config.publicPath + nameIn(path)]] : [];
  });
  const files = outputFiles.map(({ path, contents }) => ({
    name: nameIn(path),
    base64: Buffer.from(contents).toString("base64"),
  }));
  return { addresses, files };
}

/** The entries, and Remix's part for browsers with the context by which it takes new routes. */
function entriesPlugin(entries, { rootDirectory }) {
  return {
    name: "package-entries",
    setup(build) {
      definePackageEntries(build, {
        rootDirectory,
        contentsOf: (specifier) => OTHERS[specifier] ?? exportsOf(specifier, entries[specifier]),
      });
      build.onLoad({ filter: /@remix-run[\\/]react[\\/]dist[\\/]esm[\\/]browser\.js$/ }, ({ path }) => ({
        contents: `import * as __hmr__ from "${RUNTIME}"; import.meta.hot = __hmr__.createHotContext("remix:browser"); ${readFileSync(path, "utf8")}`,
        resolveDir: dirname(path),
        loader: "js",
      }));
    },
  };
}

/** Remix's plugin without its part for sources, which transform-source.mjs replaces. */
function runtimePlugin(context) {
  const plugin = hmrPlugin(context);
  const forRuntime = (build) => (options, load) => {
    if (options.namespace === "hmr-runtime") build.onLoad(options, load);
  };
  return { ...plugin, setup: (build) => plugin.setup({ ...build, onLoad: forRuntime(build) }) };
}

function exportsOf(specifier, names) {
  const from = JSON.stringify(specifier);
  if (!names.includes("*")) return `export { ${names.join(", ")} } from ${from};`;
  if (specifier === RUNTIME) return `export * from ${from};`;
  // Some have a default export, some are CommonJS and have nothing else.
  return `export * from ${from}; import * as all from ${from}; export default all.default;`;
}
