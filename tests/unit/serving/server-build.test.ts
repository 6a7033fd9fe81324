import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Script } from "node:vm";
import { afterAll, describe, expect, it } from "vitest";
import { editSource } from "../../../scripts/browser-build/edited-packages.mjs";
import { checkBundle } from "../../../scripts/server-build/check-bundle.mjs";
import { escapeText } from "../../../scripts/server-build/escape-bundle.mjs";
import { lightEdits } from "../../../scripts/server-build/light-packages.mjs";

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

  it("are made in no other package", () => {
    expect(lightEdits).toHaveLength(EDITED.length);
  });
});

describe("the server's bundle", () => {
  const folder = mkdtempSync(join(tmpdir(), "server-build-"));
  const bundle = join(folder, "index.cjs");

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("may not require a package that is neither in it nor known to be outside", async () => {
    writeFileSync(bundle, 'let first;\n  var fs = require("node:fs"), parse = require("postcss");\n');
    await expect(checkBundle(bundle)).rejects.toThrow("index.cjs:2 requires a package");
  });

  it("may require modules of Node.js and packages outside", async () => {
    writeFileSync(
      bundle,
      'var fs = require("node:fs"), path = require("path");\nrequire("@node-rs/argon2");\n',
    );
    await expect(checkBundle(bundle)).resolves.toBeUndefined();
  });

  it.each(['/^[’]$/.test("’")', '"× 🐶".length', '/^[🐶]$/u.test("🐶")'])(
    "means the same in ASCII: %s",
    (script) => {
      const escaped = escapeText(script);
      expect(escaped).toMatch(/^[ -~]+$/);
      expect(evaluate(escaped)).toBe(evaluate(script));
    },
  );
});

function evaluate(expression: string): unknown {
  return new Script(expression).runInThisContext();
}
