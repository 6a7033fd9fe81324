import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { generateWhenStale } from "./scripts/codegen/generate-when-stale.mjs";

const MOCKS_MODULES = /\bvi\.(?:mock|doMock|hoisted|resetModules)\(/;

generateWhenStale();

export default defineConfig({
  resolve: {
    alias: [
      { find: "~", replacement: fileURLToPath(new URL("./app", import.meta.url)) },
      // The same copy of graphql that Node gives to Yoga: errors of another copy would not be known as such.
      { find: /^graphql$/, replacement: createRequire(import.meta.url).resolve("graphql") },
    ],
  },
  test: {
    projects: [
      ...withAndWithoutMocks("unit"),
      ...withAndWithoutMocks("engine"),
      project("golden", testsIn("golden")),
      project("faults", testsIn("faults")),
    ],
    env: { NODE_ENV: "test", ENV_FILE: "" },
    setupFiles: [
      "tests/setup/shown-brand.ts",
      "tests/setup/wait-for-busy-machines.ts",
      "tests/setup/end-stubs.ts",
    ],
    maxWorkers: availableParallelism(),
    experimental: { fsModuleCache: true },
    // Files that share modules show in any order that none leaves anything behind; the seed is printed.
    sequence: { shuffle: { files: true, tests: false } },
    unstubEnvs: true,
    unstubGlobals: true,
    // A test that hangs is ended; how quick the machine is decides nothing.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest's default of one second is too short for a busy machine.
    expect: { poll: { timeout: 30_000 } },
  },
});

/** Files that replace modules each load their own; all others share those that their process has loaded. */
function withAndWithoutMocks(folder: string) {
  const files = testsIn(folder);
  const mocking = files.filter((file) => MOCKS_MODULES.test(readFileSync(file, "utf8")));
  const sharing = files.filter((file) => !mocking.includes(file));
  return [project(folder, sharing, false), project(`${folder}-mocked`, mocking)];
}

function project(name: string, include: string[], isolate = true) {
  return { extends: true as const, test: { name, include, isolate } };
}

function testsIn(folder: string): string[] {
  return readdirSync(join("tests", folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${folder}/${file}`);
}
