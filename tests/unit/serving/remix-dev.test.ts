import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";

const require = createRequire(import.meta.url);
const FOLDER = "@remix-run/dev/dist/devServer_unstable";

it("Remix still detects changed loaders by the function that npm run dev replaces", () => {
  expect(require(`${FOLDER}/hdr.js`).detectLoaderChanges).toBeTypeOf("function");
  expect(readFileSync(require.resolve(`${FOLDER}/index.js`), "utf8")).toContain("hdr.detectLoaderChanges(");
});
