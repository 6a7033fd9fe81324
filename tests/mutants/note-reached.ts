import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { afterAll, expect } from "vitest";

/** Records which probes the tests of a file reach; seek.ts reads it. */
const numbers = new Set<number>();
Object.assign(globalThis, { faultReached: (number: number) => numbers.add(number) });

afterAll(() => {
  const file = relative(".", expect.getState().testPath ?? "");
  writeFileSync(`fault-hits/${randomUUID()}.json`, JSON.stringify({ file, numbers: [...numbers] }));
});
