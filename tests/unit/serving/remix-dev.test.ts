import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";

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
  ["js/plugins/hmr.js", "js/compiler.js", "hmr.hmrPlugin"],
  ["plugins/absoluteCssUrlsPlugin.js", "server/compiler.js", "absoluteCssUrlsPlugin.absoluteCssUrlsPlugin"],
  [
    "plugins/cssSideEffectImports.js",
    "server/compiler.js",
    "cssSideEffectImports.cssSideEffectImportsPlugin",
  ],
  ["server/plugins/routes.js", "server/compiler.js", "routes.serverRouteModulesPlugin"],
  ["server/plugins/bareImports.js", "server/compiler.js", "bareImports.serverBareModulesPlugin"],
])("Remix still creates its plugin in %s by the function that npm run dev wraps", (module, user, call) => {
  expect(require(`${COMPILER}/${module}`)[call.split(".")[1]]).toBeTypeOf("function");
  expect(readFileSync(require.resolve(`${COMPILER}/${user}`), "utf8")).toContain(`${call}(`);
});

it("Remix still creates its browser compiler, and empties the browser's folder, by the functions that npm run dev replaces", () => {
  expect(require(`${COMPILER}/js/compiler.js`).create).toBeTypeOf("function");
  expect(readFileSync(require.resolve(`${COMPILER}/compiler.js`), "utf8")).toContain(
    "js: await compiler$1.create(ctx, refs)",
  );
  expect(readFileSync(require.resolve(`${DEV_SERVER}/index.js`), "utf8")).toContain(
    'fse__default["default"].emptyDirSync(config.relativeAssetsBuildDirectory)',
  );
});
