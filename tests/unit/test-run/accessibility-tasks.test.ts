import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TASKS_WITHOUT_JAVASCRIPT } from "../../accessibility/tasks";

test("each task without JavaScript names a test that exists", () => {
  const missing = TASKS_WITHOUT_JAVASCRIPT.filter(
    ({ file, test }) => !readFileSync(`tests/no-javascript/${file}`, "utf8").includes(`test("${test}"`),
  );
  expect(missing).toEqual([]);
});

test("there are at least the 42 tasks of the requirement, each once", () => {
  const tasks = TASKS_WITHOUT_JAVASCRIPT.map(({ task }) => task);
  expect(new Set(tasks).size).toBe(tasks.length);
  expect(tasks.length).toBeGreaterThanOrEqual(42);
});
