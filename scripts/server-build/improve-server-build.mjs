import { createRequire } from "node:module";
import { editedPackages } from "../browser-build/edited-packages.mjs";
import { externalPackages, lightEdits } from "./light-packages.mjs";
import { makeOneScript } from "./one-script.mjs";

const require = createRequire(import.meta.url);
const remixRequire = createRequire(require.resolve("@remix-run/dev"));

/** A script has no `import.meta`, and none that comes from a code cache can import. */
const AS_SCRIPT = {
  supported: { "dynamic-import": false },
  banner: { js: 'const scriptUrl = require("node:url").pathToFileURL(__filename).href;' },
};

/**
 * Makes Remix's compiler keep some packages, and unused parts of others, out of the server's bundle, which becomes one
 * script. Call it before Remix's compiler loads.
 */
export function improveServerBuild() {
  makeOneScript();
  const esbuild = remixRequire("esbuild");
  const context = (options) =>
    esbuild.context(options.platform === "node" ? improvedOptions(options) : options);
  remixRequire.cache[remixRequire.resolve("esbuild")].exports = { ...esbuild, context };
}

function improvedOptions(options) {
  return {
    ...options,
    external: externalPackages,
    ...AS_SCRIPT,
    define: { ...options.define, "import.meta.url": "scriptUrl" },
    plugins: [oneGraphql, reExports, editedPackages(lightEdits), ...options.plugins],
  };
}

/**
 * React and Remix are CommonJS, and imported by hundreds of modules. Each would copy all names, and call a getter at each
 * use; a module in between hands the names on.
 */
const reExports = {
  name: "re-exports",
  setup(build) {
    build.onResolve({ filter: /^(?:react(?:\/jsx-runtime)?|@remix-run\/node)$/ }, ({ path, kind }) =>
      kind === "import-statement" ? { path, namespace: "re-exports" } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: "re-exports" }, ({ path }) => ({
      contents: `const it = require("${path}"); export default it; export const { ${Object.keys(require(path)).join(", ")} } = it;`,
      resolveDir: process.cwd(),
    }));
  },
};

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
