import { createRequire } from "node:module";

const esbuild = createRequire(createRequire(import.meta.url).resolve("@remix-run/dev"))("esbuild");

/** Exports of a route that browsers use (@remix-run/dev/dist/compiler/js/plugins/routes.js). */
export const BROWSER_EXPORTS = new Set([
  "clientAction",
  "clientLoader",
  "ErrorBoundary",
  "HydrateFallback",
  "Layout",
  "default",
  "handle",
  "links",
  "meta",
  "shouldRevalidate",
]);

/**
 * Removes loaders, actions and what only they use from the modules of routes.
 * @param {{ id: string, code: string, exports: string[] }[]} routes `code` is JavaScript with its source map
 * @returns {Promise<string[]>} the code for browsers, in the same order
 */
export async function stripRoutes(routes) {
  if (routes.length === 0) return [];
  const { outputFiles } = await esbuild.build({
    entryPoints: Object.fromEntries(routes.map((_route, at) => [at, `route:${at}`])),
    outdir: ".",
    write: false,
    bundle: true,
    format: "esm",
    charset: "utf8",
    sourcemap: "inline",
    external: ["*"],
    logLevel: "silent",
    plugins: [fromMemory(routes)],
  });
  const text = new Map(outputFiles.map((file) => [/(\d+)\.js$/.exec(file.path)?.[1], file.text]));
  return routes.map((_route, at) => text.get(String(at)));
}

function fromMemory(routes) {
  const contents = {
    route: ({ exports }, at) => {
      const names = exports.filter((name) => BROWSER_EXPORTS.has(name));
      return names.length > 0 ? `export { ${names.join(", ")} } from "source:${at}";` : "export {};";
    },
    source: ({ code }) => code,
  };
  return {
    name: "from-memory",
    setup(build) {
      for (const [namespace, contentsOf] of Object.entries(contents)) {
        build.onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({
          path: path.slice(namespace.length + 1),
          namespace,
          sideEffects: namespace === "route",
        }));
        build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
          contents: contentsOf(routes[Number(path)], Number(path)),
          loader: "js",
        }));
      }
    },
  };
}
