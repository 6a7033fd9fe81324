import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: [
      { find: "~", replacement: fileURLToPath(new URL("./app", import.meta.url)) },
      // The same copy of graphql that Node gives to Yoga: errors of another copy would not be known as such.
      { find: /^graphql$/, replacement: createRequire(import.meta.url).resolve("graphql") },
    ],
  },
  test: {
    include: ["tests/unit/**/*.test.{ts,tsx}", "tests/{engine,faults,golden}/**/*.test.ts"],
    env: { NODE_ENV: "test", ENV_FILE: "" },
    setupFiles: ["tests/setup/shown-brand.ts"],
    // A test that hangs is ended; how quick the machine is decides nothing.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
