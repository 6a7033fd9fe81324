import { createRequire } from "node:module";
import { relative } from "node:path";
import { editedPackages } from "./edited-packages.mjs";
import { joinChunks } from "./join-chunks.mjs";
import { packageEdits } from "./package-edits.mjs";

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
      plugins: [editedPackages(packageEdits), ...options.plugins],
    });
    const places = { folder: `${relative(process.cwd(), options.outdir)}/`, publicPath: options.publicPath };
    return { ...own, rebuild: async () => joinChunks(await own.rebuild(), places) };
  };
  remixRequire.cache[remixRequire.resolve("esbuild")].exports = { ...esbuild, context };
}
