import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { editSource } from "../../../scripts/browser-build/edited-packages.mjs";
import { checkBundle } from "../../../scripts/server-build/check-bundle.mjs";
import { lightEdits, lightPackages } from "../../../scripts/server-build/light-packages.mjs";

const EDITED = [
  "node_modules/graphql-jit/dist/execution.js",
  "node_modules/sanitize-html/index.js",
  "node_modules/@whatwg-node/fetch/dist/node-ponyfill.js",
];

describe("edits of the server's packages", () => {
  it.each(EDITED)("apply to %s", (path) => {
    const [{ edits }, ...others] = lightEdits.filter(({ file }) => file.test(path));
    expect(others).toEqual([]);
    expect(() => editSource(readFileSync(path, "utf8"), edits)).not.toThrow();
  });

  it("are made in packages that are bundled", () => {
    expect(lightEdits).toHaveLength(EDITED.length);
    for (const path of EDITED) {
      const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
      expect(lightPackages.some((pattern) => pattern.test(name))).toBe(true);
    }
  });
});

describe("the server's bundle", () => {
  const folder = mkdtempSync(join(tmpdir(), "server-build-"));
  const bundle = join(folder, "index.js");

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ["let apostrophes = /['’]/;", "has a character to be written as"],
    ['  var parse = __require("postcss");', "requires a package that is not in the bundle"],
  ])("may not contain %s", async (line, fault) => {
    writeFileSync(bundle, `let first;\n${line}\n`);
    await expect(checkBundle(bundle)).rejects.toThrow(`index.js:2 ${fault}`);
  });

  it("may contain Latin-1 and modules of Node.js", async () => {
    writeFileSync(bundle, 'let times = "×";\nvar fs = __require("node:fs");\n');
    await expect(checkBundle(bundle)).resolves.toBeUndefined();
  });
});
