import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { runningBundle } from "~/brand/running-bundle.server";

it("a bundle without a saved hash is identified by its content", () => {
  vi.stubEnv("NODE_ENV", "production");
  const file = readFileSync("app/brand/running-bundle.server.ts");
  expect(runningBundle()).toBe(createHash("sha256").update(file).digest("hex"));
});

it("code that may change while it runs has no identity", () => {
  expect(runningBundle()).toBeNull();
});
