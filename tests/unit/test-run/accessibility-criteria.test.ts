import { expect, test } from "vitest";
import {
  auditsByAxe,
  htmlByNu,
  tasksByKeyboard,
  tasksWithoutJavaScript,
  testsOfPages,
} from "../../accessibility/criteria";

const TASKS = [
  { task: "search", file: "a.spec.ts", test: "finds" },
  { task: "buy", file: "b.spec.ts", test: "buys" },
];
const searched = { file: "a.spec.ts", title: "finds", hasPassed: true };
const bought = { file: "b.spec.ts", title: "buys", hasPassed: true };

test("a task is done when its test has run and passed", () => {
  expect(tasksWithoutJavaScript(TASKS, [searched, bought])).toMatchObject({ summary: "2/2", isMet: true });
  for (const results of [[searched], [searched, { ...bought, hasPassed: false }]])
    expect(tasksWithoutJavaScript(TASKS, results)).toMatchObject({ summary: "1/2", isMet: false });
});

test("a story by keyboard does the tasks of its title", () => {
  const tasks = Array.from({ length: 17 }, (_, index) => `name, and sort by ${index}`);
  const story = { file: "c.spec.ts", title: `by keyboard alone: ${tasks.join("; ")}`, hasPassed: true };
  expect(tasksByKeyboard([story, story])).toMatchObject({ summary: "34/34", isMet: true });
  expect(tasksByKeyboard([story])).toMatchObject({ summary: "17/17", isMet: false });
  expect(tasksByKeyboard([story, story, { ...story, hasPassed: false }])).toMatchObject({
    summary: "34/51",
    isMet: false,
  });
});

test("a failed test of a page is named", () => {
  expect(testsOfPages([searched, { ...bought, hasPassed: false }])).toMatchObject({
    summary: "1/2",
    isMet: false,
    details: ["FAILED b.spec.ts: buys"],
  });
});

test("the last audit of a page counts, at the widths that are asked for", () => {
  const url = "http://shop.test/";
  const contrast = ["color-contrast-enhanced"];
  const changing = { url, width: 390, violations: contrast };
  const audits = [changing, { ...changing, violations: [] }, { ...changing, width: 320 }];
  expect(auditsByAxe(audits)).toMatchObject({
    summary: expect.stringMatching(/^0 .* in 1 audits/),
    isMet: true,
  });
  const wide = { url, width: 1440, violations: contrast };
  expect(auditsByAxe([...audits, wide])).toMatchObject({
    isMet: false,
    details: [`FAILED ${url} at 1440: color-contrast-enhanced`],
  });
});

test("errors and warnings of the Nu checker count, remarks on React's notation do not", () => {
  const remark = {
    type: "info" as const,
    url: "file:/a.html",
    message: "Trailing slash on void elements has no effect.",
  };
  expect(htmlByNu(1, [remark])).toMatchObject({ summary: "0 errors, 0 warnings on 1 pages", isMet: true });
  const warning = { ...remark, message: "Section lacks heading." };
  expect(htmlByNu(1, [remark, warning])).toMatchObject({
    summary: "0 errors, 1 warnings on 1 pages",
    isMet: false,
  });
  expect(htmlByNu(1, [{ ...warning, type: "error" }])).toMatchObject({ isMet: false });
});

test("nothing checked is not met", () => {
  for (const criterion of [
    tasksByKeyboard([]),
    testsOfPages([]),
    auditsByAxe([]),
    htmlByNu(0, []),
    htmlByNu(3, null),
  ])
    expect(criterion.isMet).toBe(false);
});
