/**
 * Options for remix.config.js by which the server becomes one script, whose code V8 can cache
 * (docs/decisions/0207-a-compiled-start.md). Empty for `remix build` and `remix dev`, which are without the changes of
 * improve-server-build.mjs that the script needs.
 */
export const oneScript = {};

/** From now on, Remix's compiler makes one script. Call it before Remix reads its configuration. */
export function makeOneScript() {
  Object.assign(oneScript, {
    serverBuildPath: "build/index.cjs",
    serverModuleFormat: "cjs",
    serverDependenciesToBundle: "all",
    serverMainFields: ["module", "main"],
  });
}
