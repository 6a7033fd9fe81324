import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { readYaml } from "~/brand/read-yaml.server";
import { brandSettings } from "~/settings/brand.server";
import { explainError } from "../../../scripts/explain-error.mjs";

const folder = mkdtempSync(join(tmpdir(), "yaml-"));
afterAll(() => rmSync(folder, { recursive: true }));

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was thrown.");
}

function withCode(message: string, code: string): Error {
  return Object.assign(new Error(message), { code });
}

/** As the shop reports it when it starts. */
function atStart(cause: Error): Error {
  return new Error(`The engine did not open: ${cause.message}`, { cause });
}

describe("an error at start", () => {
  test("in YAML names file and line, in one line", () => {
    const path = join(folder, "configuration.yaml");
    writeFileSync(path, 'free_shipping_price: "99"\n  algolia_enable: 1\n');
    const error = thrownBy(() => readYaml(path, z.any())) as Error;
    expect(explainError(atStart(error))).toBe(
      `The engine did not open: Wrong brand file ${path}: bad indentation of a mapping entry (2:3)`,
    );
  });

  test("of a missing brand names the missing file", () => {
    const error = thrownBy(() =>
      brandSettings({ BRAND: "nobody", STORE_COUNTRY: "US", BRANDS_DIR: "./brands" }),
    );
    expect(explainError(error)).toMatch(/^Wrong settings: BRAND nobody has no .*brands.nobody.brand\.yaml$/);
  });

  test("of a port in use names the port", () => {
    expect(explainError(withCode("listen EADDRINUSE", "EADDRINUSE"), { port: "3000" })).toBe(
      "Port 3000 is taken. Set PORT to a free one.",
    );
  });

  test.each([
    withCode("The module '/shop/node_modules/a/a.node'\nwas compiled against another", "ERR_DLOPEN_FAILED"),
    new Error("Could not locate the bindings file. Tried:\n → /shop/build/better_sqlite3.node"),
    new Error('Could not load the "sharp" module using the linux-x64 runtime\nPossible solutions:'),
    new Error("Cannot find native binding. npm has a bug"),
  ])("of a compiled package names the command to run", (error) => {
    const line = explainError(atStart(error));
    expect(line).toMatch(/^A compiled package does not fit Node\.js v.*Run npm rebuild, or npm ci\.$/);
    expect(line).not.toContain("\n");
  });

  test("of another branch's database advises a reset in development only", () => {
    const error = atStart(withCode("its migration 0099 is unknown here.", "NEWER_DATABASE"));
    expect(explainError(error, { mode: "development" })).toContain("npm run reset");
    expect(explainError(error, { mode: "production" })).toBe(error.message);
  });

  test("that is a bug keeps its stack", () => {
    expect(explainError(new TypeError("x is not a function"))).toBeNull();
    expect(explainError("a text")).toBeNull();
  });
});
