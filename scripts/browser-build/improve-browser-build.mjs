import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { relative } from "node:path";
import { joinChunks } from "./join-chunks.mjs";
import { editSource, packageEdits } from "./package-edits.mjs";

const require = createRequire(import.meta.url);
const remixRequire = createRequire(require.resolve("@remix-run/dev"));

/** Makes Remix's compiler build the browser's files without unused features and in few files. Call it before Remix's compiler loads. */
export function improveBrowserBuild() {
  const esbuild = remixRequire("esbuild");
  const context = async (options) => {
    if (!options.splitting) return esbuild.context(options);
    const own = await esbuild.context({
      ...options,
      minify: false,
      legalComments: "none",
      plugins: [editedPackages, ...options.plugins],
    });
    const places = { folder: `${relative(process.cwd(), options.outdir)}/`, publicPath: options.publicPath };
    return { ...own, rebuild: async () => joinChunks(await own.rebuild(), places) };
  };
  remixRequire.cache[remixRequire.resolve("esbuild")].exports = { ...esbuild, context };
}

const editedPackages = {
  name: "edited-packages",
  setup(build) {
    for (const { file, edits } of packageEdits) {
      build.onLoad({ filter: file }, async ({ path }) => ({
        contents: editSource(await readFile(path, "utf8"), edits),
        loader: "js",
      }));
    }
  },
};
