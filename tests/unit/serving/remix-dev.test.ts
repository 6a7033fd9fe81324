import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { BROWSER_EXPORTS } from "../../../scripts/dev/browser/strip-routes.mjs";

const require = createRequire(import.meta.url);
const DEV_SERVER = "@remix-run/dev/dist/devServer_unstable";
const COMPILER = "@remix-run/dev/dist/compiler";

it("Remix still detects changed loaders by the function that npm run dev replaces", () => {
  expect(require(`${DEV_SERVER}/hdr.js`).detectLoaderChanges).toBeTypeOf("function");
  expect(readFileSync(require.resolve(`${DEV_SERVER}/index.js`), "utf8")).toContain(
    "hdr.detectLoaderChanges(",
  );
});

it.each([
  ["plugins/absoluteCssUrlsPlugin.js", "server/compiler.js", "absoluteCssUrlsPlugin.absoluteCssUrlsPlugin"],
  [
    "plugins/cssSideEffectImports.js",
    "server/compiler.js",
    "cssSideEffectImports.cssSideEffectImportsPlugin",
  ],
  ["server/plugins/routes.js", "server/compiler.js", "routes.serverRouteModulesPlugin"],
  ["server/plugins/entry.js", "server/compiler.js", "entry.serverEntryModulePlugin"],
  ["server/plugins/bareImports.js", "server/compiler.js", "bareImports.serverBareModulesPlugin"],
  ["plugins/cssImports.js", "js/compiler.js", "cssImports.cssFilePlugin"],
  ["plugins/cssImports.js", "server/compiler.js", "cssImports.cssFilePlugin"],
  ["server/plugins/manifest.js", "server/compiler.js", "manifest.serverAssetsManifestPlugin"],
])("Remix still creates its plugin in %s by the function that npm run dev wraps", (module, user, call) => {
  expect(require(`${COMPILER}/${module}`)[call.split(".")[1]]).toBeTypeOf("function");
  expect(readFileSync(require.resolve(`${COMPILER}/${user}`), "utf8")).toContain(`${call}(`);
});

it.each([
  ["compiler/manifest.js", "compiler/compiler.js", "manifest.create"],
  ["compiler/manifest.js", "compiler/compiler.js", "manifest.write"],
  ["compiler/analysis.js", "compiler/server/compiler.js", "analysis.writeMetafile"],
  ["devServer_unstable/hmr.js", "devServer_unstable/index.js", "hmr.updates"],
])("Remix still uses the function of %s that npm run dev replaces", (module, user, call) => {
  expect(require(`@remix-run/dev/dist/${module}`)[call.split(".")[1]]).toBeTypeOf("function");
  expect(readFileSync(require.resolve(`@remix-run/dev/dist/${user}`), "utf8")).toContain(`${call}(`);
});

it("Remix still gives browsers the exports of routes that npm run dev keeps", () => {
  const source = readFileSync(require.resolve(`${COMPILER}/js/plugins/routes.js`), "utf8");
  const [, list] = /browserSafeRouteExports = \{([^}]*)\}/.exec(source) ?? [];
  expect(list?.match(/\w+(?=: true)/g)).toEqual([...BROWSER_EXPORTS]);
});

it("Remix announces a build after the browser's manifest was written", () => {
  const compiler = readFileSync(require.resolve(`${COMPILER}/compiler.js`), "utf8");
  expect(compiler.indexOf("manifest.write(")).toBeLessThan(compiler.indexOf("await tasks.server"));
  expect(compiler).toContain("manifestChannel.ok");
});

it("Remix still creates its compilers, and empties the browser's folder, by the functions that npm run dev replaces", () => {
  expect(require(`${COMPILER}/js/compiler.js`).create).toBeTypeOf("function");
  expect(readFileSync(require.resolve(`${COMPILER}/compiler.js`), "utf8")).toContain(
    "js: await compiler$1.create(ctx, refs)",
  );
  expect(readFileSync(require.resolve(`${COMPILER}/compiler.js`), "utf8")).toContain(
    "server: await compiler$2.create(ctx, refs)",
  );
  expect(readFileSync(require.resolve(`${DEV_SERVER}/index.js`), "utf8")).toContain(
    'fse__default["default"].emptyDirSync(config.relativeAssetsBuildDirectory)',
  );
});
