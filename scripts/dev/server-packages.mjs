import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { hashOf } from "./name-styles.mjs";
import { definePackageEntries, packageFileName } from "./package-entries.mjs";

const require = createRequire(import.meta.url);
const esbuild = createRequire(require.resolve("@remix-run/dev"))("esbuild");
const serverCompiler = require("@remix-run/dev/dist/compiler/server/compiler.js");
const plugins = require("@remix-run/dev/dist/compiler/server/plugins/bareImports.js");

/**
 * Bundles the packages of `serverDependenciesToBundle` into files beside the server's build, once for each
 * package-lock.json, so that no save links them again, and no build that is loaded runs them again.
 */
export function serverPackages() {
  const { create } = serverCompiler;
  const { serverBareModulesPlugin: createPlugin } = plugins;
  const specifiers = new Set();
  plugins.serverBareModulesPlugin = (context) => {
    const plugin = createPlugin(context);
    return {
      ...plugin,
      setup(build) {
        const folder = folderName(context.config);
        build.onResolve({ filter: bundledBy(context.config) }, ({ path }) => {
          specifiers.add(path);
          return { path: `./${folder}/${packageFileName(path)}.js`, external: true, sideEffects: false };
        });
        return plugin.setup(build);
      },
    };
  };
  serverCompiler.create = async (context, refs) => {
    const { compile, ...rest } = await create(context, refs);
    const compileAll = async () => {
      const outputFiles = await compile();
      await bundleMissing([...specifiers], context, createPlugin(context));
      return outputFiles;
    };
    return { ...rest, compile: compileAll };
  };
}

/** The imports that Remix would bundle. */
function bundledBy({ serverDependenciesToBundle }) {
  const sources = serverDependenciesToBundle.map((one) =>
    typeof one === "string" ? `^${one.replace(/[^\w/@-]/g, "\\$&")}$` : one.source,
  );
  return new RegExp(sources.join("|"));
}

/** Node.js keeps modules by path: other packages need another. */
function folderName({ rootDirectory }) {
  return `packages-${hashOf(readFileSync(join(rootDirectory, "package-lock.json")))}`;
}

async function bundleMissing(specifiers, { config, options }, externals) {
  const folder = join(dirname(config.serverBuildPath), folderName(config));
  if (specifiers.every((specifier) => existsSync(join(folder, `${packageFileName(specifier)}.js`)))) return;
  await esbuild.build({
    absWorkingDir: config.rootDirectory,
    entryPoints: Object.fromEntries(specifiers.map((one) => [packageFileName(one), `package:${one}`])),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: config.serverPlatform,
    target: "node18",
    mainFields: config.serverMainFields,
    conditions: config.serverConditions,
    define: { "process.env.NODE_ENV": JSON.stringify(options.mode) },
    logLevel: "silent",
    plugins: [entries(config), externals],
  });
}

function entries({ rootDirectory }) {
  return {
    name: "package-entries",
    setup(build) {
      definePackageEntries(build, {
        rootDirectory,
        contentsOf: (path) =>
          `export * from "${path}"; import * as all from "${path}"; export default all.default;`,
      });
    },
  };
}
