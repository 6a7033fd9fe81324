import { resolve } from "node:path";
import { expect, test } from "vitest";
import { failedTests } from "../../../scripts/test/failed-tests";

const name = resolve("tests/engine/cart.test.ts");
const passed = { status: "passed", fullName: "a cart is empty at first", failureMessages: [] };

test("a failed test is named with its file and the first line of its message", () => {
  const failureMessages = ["\u001b[31mAssertionError\u001b[39m: expected 1 to be 2\n    at cart.test.ts:9:1"];
  const failed = { status: "failed", fullName: "a cart adds", failureMessages };
  const file = { name, status: "failed", message: "", assertionResults: [passed, failed] };
  expect(failedTests([file])).toEqual([
    "tests/engine/cart.test.ts › a cart adds: AssertionError: expected 1 to be 2",
  ]);
});

test("a file that failed outside its tests is named with its message", () => {
  const skipped = { ...passed, status: "skipped" };
  const file = { name, status: "failed", message: "Hook timed out\nin 60000ms", assertionResults: [skipped] };
  expect(failedTests([file])).toEqual(["tests/engine/cart.test.ts: Hook timed out"]);
});

test("a file that passed is not named", () => {
  expect(failedTests([{ name, status: "passed", message: "", assertionResults: [passed] }])).toEqual([]);
});
