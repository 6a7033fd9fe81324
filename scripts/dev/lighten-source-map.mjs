import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const plugins = require("@remix-run/dev/dist/compiler/server/plugins/entry.js");

/** Leaves the sources out of the server's source map: stack traces and debuggers read the files, and it is written at each save. */
export function lightenSourceMap() {
  const { serverEntryModulePlugin: createPlugin } = plugins;
  plugins.serverEntryModulePlugin = (context) => {
    const plugin = createPlugin(context);
    return {
      ...plugin,
      setup(build) {
        build.initialOptions.sourcesContent = false;
        return plugin.setup(build);
      },
    };
  };
}
