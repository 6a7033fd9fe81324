import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { relative } from "node:path";
import { joinChunks } from "./join-chunks.mjs";

const require = createRequire(import.meta.url);
const remixRequire = createRequire(require.resolve("@remix-run/dev"));

/** Flags of Remix that remix.config.js answers with no; what they would enable is left out of the build. */
const DISABLED_FLAGS = /(?:[\w.]+\.)?\bfuture\.v3_(?:singleFetch|lazyRouteDiscovery)\b/g;

/** Makes Remix's compiler build the browser's files without disabled features and in few files. Call it before Remix's compiler loads. */
export function improveBrowserBuild() {
  const esbuild = remixRequire("esbuild");
  const context = async (options) => {
    if (!options.splitting) return esbuild.context(options);
    const own = await esbuild.context({
      ...options,
      minify: false,
      legalComments: "none",
      plugins: [withoutDisabledFlags, ...options.plugins],
    });
    const places = { folder: `${relative(process.cwd(), options.outdir)}/`, publicPath: options.publicPath };
    return { ...own, rebuild: async () => joinChunks(await own.rebuild(), places) };
  };
  remixRequire.cache[remixRequire.resolve("esbuild")].exports = { ...esbuild, context };
}

const withoutDisabledFlags = {
  name: "without-disabled-flags",
  setup(build) {
    build.onLoad({ filter: /@remix-run[\\/]react[\\/]dist[\\/]esm[\\/][\w-]+\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replace(DISABLED_FLAGS, "false"),
      loader: "js",
    }));
  },
};
