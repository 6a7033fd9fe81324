import { createRequire } from "node:module";
import { editedPackages } from "../browser-build/edited-packages.mjs";
import { lightEdits } from "./light-packages.mjs";

const require = createRequire(import.meta.url);
const remixRequire = createRequire(require.resolve("@remix-run/dev"));

/** Makes Remix's compiler leave unused parts of packages out of the server's bundle. Call it before Remix's compiler loads. */
export function improveServerBuild() {
  const esbuild = remixRequire("esbuild");
  const context = (options) =>
    esbuild.context(
      options.platform === "node"
        ? { ...options, plugins: [oneGraphql, editedPackages(lightEdits), ...options.plugins] }
        : options,
    );
  remixRequire.cache[remixRequire.resolve("esbuild")].exports = { ...esbuild, context };
}

/**
 * graphql-jit requires files of GraphQL's CommonJS edition by their path; everything else imports its modules. Errors of
 * one would not be errors of the other.
 */
const oneGraphql = {
  name: "one-graphql",
  setup(build) {
    build.onResolve({ filter: /^graphql\/.*\.js$/ }, ({ path }) => ({
      path: require.resolve(path.replace(/\.js$/, ".mjs")),
    }));
  },
};
