import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Plugins of Remix's compiler by module and name of their factory, with the filter that replaces their widest one. */
const NARROWED = [
  { module: "plugins/absoluteCssUrlsPlugin.js", factory: "absoluteCssUrlsPlugin", filter: /^\// },
  {
    module: "plugins/cssSideEffectImports.js",
    factory: "cssSideEffectImportsPlugin",
    filter: /[\\/]app[\\/].*\.tsx$/,
  },
  // The server's entry imports routes by absolute paths.
  { module: "server/plugins/routes.js", factory: "serverRouteModulesPlugin", filter: /^(\/|[A-Z]:)/ },
  // Neither relative nor absolute, nor the alias of tsconfig.json.
  { module: "server/plugins/bareImports.js", factory: "serverBareModulesPlugin", filter: /^[^.~/]/ },
];

/**
 * Narrows the filters of the plugins that Remix's compiler calls for every file or every import, most of which they
 * ignore. Each call passes between the processes of esbuild and Node.js, at every build.
 */
export function narrowFilters() {
  for (const { module, factory, filter } of NARROWED) {
    const exported = require(`@remix-run/dev/dist/compiler/${module}`);
    const createPlugin = exported[factory];
    exported[factory] = (...args) => narrowed(createPlugin(...args), filter);
  }
}

function narrowed(plugin, filter) {
  const narrow = (options) => (isWide(options) ? { ...options, filter } : options);
  return {
    ...plugin,
    setup: (build) =>
      plugin.setup({
        ...build,
        onLoad: (options, load) => build.onLoad(narrow(options), load),
        onResolve: (options, resolve) => build.onResolve(narrow(options), resolve),
      }),
  };
}

/** Whether it is called for all files or imports, except those of a namespace that plugins define. */
function isWide({ filter, namespace = "file" }) {
  return namespace === "file" && (filter.source === ".*" || filter.source.startsWith("\\.(js|"));
}
