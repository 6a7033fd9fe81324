/**
 * `npm run report:accessibility [tasks] [keyboard] [pages]`: runs the tests of the parts, by default of all three, and
 * prints one report. Fails when a figure is not met.
 *
 * - tasks: the tasks of shoppers without JavaScript
 * - keyboard: the tasks by keyboard alone
 * - pages: axe with best practices and the contrast of level AAA at 390 and 1440 pixels, and the Nu checker, on every
 *   kind of page of both brands and of the staff
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AUDITS_FILE, type Audit, HTML_FOLDER } from "../fixtures/reported-pages";
import { checkByNu } from "./nu-checker";
import { runTests, type TestResult } from "./run-tests";
import { TASKS_WITHOUT_JAVASCRIPT } from "./tasks";

interface Figure {
  name: string;
  /** What was checked, and what of it is in order. */
  summary: string;
  isMet: boolean;
  details: string[];
}

const KEYBOARD_TITLE = "by keyboard alone: ";
const PAGE_TESTS = ["tests/e2e/every-page", "tests/e2e/for-everyone", "tests/e2e/admin.spec", "tests/neon/"];
const CHECKED_WIDTHS = [390, 1440];

const PARTS: Record<string, (folder: string) => Figure[]> = {
  tasks: (folder) => [tasksWithoutJavaScript(folder)],
  keyboard: (folder) => [tasksByKeyboard(folder)],
  pages: checkedPages,
};

function tasksWithoutJavaScript(folder: string): Figure {
  const results = runTests(
    {
      projects: ["no-javascript"],
      files: [...new Set(TASKS_WITHOUT_JAVASCRIPT.map(({ file }) => `tests/no-javascript/${file}`))],
      titles: [...new Set(TASKS_WITHOUT_JAVASCRIPT.map(({ test }) => test))],
    },
    folder,
  );
  const tasks = TASKS_WITHOUT_JAVASCRIPT.map(({ task, file, test }) => ({
    isDone: results.some((result) => result.file === file && result.title === test && result.hasPassed),
    line: `${task} (tests/no-javascript/${file}: ${test})`,
  }));
  return taskFigure("Tasks without JavaScript", tasks);
}

function tasksByKeyboard(folder: string): Figure {
  const results = runTests(
    { projects: ["javascript"], files: ["tests/e2e/keyboard-stories.spec.ts"] },
    folder,
  );
  const tasks = results.flatMap(({ title, hasPassed }) =>
    title
      .slice(KEYBOARD_TITLE.length)
      .split(", ")
      .map((task) => ({ isDone: hasPassed, line: task })),
  );
  return taskFigure("Tasks by keyboard", tasks);
}

function taskFigure(name: string, tasks: { isDone: boolean; line: string }[]): Figure {
  const done = tasks.filter(({ isDone }) => isDone).length;
  return {
    name,
    summary: `${done}/${tasks.length}`,
    isMet: tasks.length > 0 && done === tasks.length,
    details: tasks.map(({ isDone, line }) => `${isDone ? "done  " : "FAILED"} ${line}`),
  };
}

function checkedPages(folder: string): Figure[] {
  const results = runTests({ projects: ["javascript", "neon-javascript"], files: PAGE_TESTS }, folder);
  return [testsOfPages(results), auditsByAxe(folder), htmlByNu(folder)];
}

/** Among them html-validate, 320 by 256 pixels, forced colors, paper and visible focus. */
function testsOfPages(results: TestResult[]): Figure {
  const failed = results.filter(({ hasPassed }) => !hasPassed);
  return {
    name: "Tests of pages",
    summary: `${results.length - failed.length}/${results.length}`,
    isMet: results.length > 0 && failed.length === 0,
    details: failed.map(({ file, title }) => `FAILED ${file}: ${title}`),
  };
}

/** Of each page and width the last audit counts: a page that is still changing is audited again. */
function auditsByAxe(folder: string): Figure {
  const file = join(folder, AUDITS_FILE);
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  const last = new Map<string, Audit>();
  for (const audit of lines.map((line): Audit => JSON.parse(line)))
    if (CHECKED_WIDTHS.includes(audit.width)) last.set(`${audit.url} ${audit.width}`, audit);
  const violating = [...last.values()].filter(({ violations }) => violations.length > 0);
  const violations = violating.flatMap((audit) => audit.violations);
  return {
    name: "axe, best practices and contrast AAA",
    summary: `${violations.length} violations in ${last.size} audits of pages at ${CHECKED_WIDTHS.join(" and ")} pixels`,
    isMet: last.size > 0 && violations.length === 0,
    details: violating.map(
      ({ url, width, violations }) => `FAILED ${url} at ${width}: ${violations.join(", ")}`,
    ),
  };
}

function htmlByNu(folder: string): Figure {
  const name = "Nu HTML checker";
  const result = checkByNu(join(folder, HTML_FOLDER));
  if (!result) return { name, summary: "not run, it needs Java", isMet: false, details: [] };
  const { pages, errors, warnings } = result;
  return {
    name,
    summary: `${errors.length} errors, ${warnings.length} warnings on ${pages} pages`,
    isMet: pages > 0 && errors.length + warnings.length === 0,
    details: [...errors, ...warnings].map((message) => `FAILED ${message}`),
  };
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. Parts: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(2);
}
const figures = (names.length > 0 ? names : Object.keys(PARTS)).flatMap((name) => {
  const folder = mkdtempSync(join(tmpdir(), "accessibility-"));
  try {
    return PARTS[name](folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
console.log(`Accessibility on ${new Date().toISOString().slice(0, 10)}\n`);
for (const { name, summary, isMet } of figures)
  console.log(`${isMet ? "met    " : "NOT MET"} ${name}: ${summary}`);
for (const { name, details } of figures)
  if (details.length > 0) console.log(`\n${name}\n${details.map((line) => `  ${line}`).join("\n")}`);
process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1);
