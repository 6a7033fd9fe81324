import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { BodySpool } from "../../../scripts/uploads/body-spool.mjs";

const MEGABYTE = 1024 * 1024;

it("holds a body of one-byte chunks in little more memory than its length", async () => {
  const spools = Array.from({ length: 60 }, () => new BodySpool(tmpdir(), 32 * 1024));
  const before = process.memoryUsage().heapUsed;
  for (const spool of spools) {
    for (let byte = 0; byte < 32_000; byte += 1) await spool.write(Buffer.from("x"));
  }
  expect((process.memoryUsage().heapUsed - before) / MEGABYTE).toBeLessThan(120);
  expect(String(spools[0].whole)).toBe("x".repeat(32_000));
});
