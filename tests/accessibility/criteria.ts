import type { Audit } from "../fixtures/reported-pages";
import type { NuMessage } from "./nu-checker";
import type { TestResult } from "./run-tests";
import type { Task } from "./tasks";

/** A line of the report. */
export interface Criterion {
  name: string;
  /** What was checked, and how much of it is in order. */
  summary: string;
  isMet: boolean;
  details: string[];
}

const KEYBOARD_TITLE = "by keyboard alone: ";
const MIN_KEYBOARD_TASKS = 34;
export const CHECKED_WIDTHS = [390, 1440];

/** React writes `<br/>`, which is valid; the checker remarks on each. */
const NOT_APPLICABLE = /^Trailing slash on void elements/;

/** A task is done when the test that it names has run and passed. */
export function tasksWithoutJavaScript(tasks: Task[], results: TestResult[]): Criterion {
  return taskCriterion(
    "Tasks without JavaScript",
    tasks.map(({ task, file, test }) => ({
      isDone: results.some((result) => result.file === file && result.title === test && result.hasPassed),
      line: `${task} (tests/no-javascript/${file}: ${test})`,
    })),
  );
}

/** The tasks are listed in the titles of the stories. */
export function tasksByKeyboard(results: TestResult[]): Criterion {
  const criterion = taskCriterion(
    "Tasks by keyboard",
    results.flatMap(({ title, hasPassed }) =>
      title
        .slice(KEYBOARD_TITLE.length)
        .split("; ")
        .map((task) => ({ isDone: hasPassed, line: task })),
    ),
  );
  return { ...criterion, isMet: criterion.isMet && criterion.details.length >= MIN_KEYBOARD_TASKS };
}

function taskCriterion(name: string, tasks: { isDone: boolean; line: string }[]): Criterion {
  const done = tasks.filter(({ isDone }) => isDone).length;
  return {
    name,
    summary: `${done}/${tasks.length}`,
    isMet: tasks.length > 0 && done === tasks.length,
    details: tasks.map(({ isDone, line }) => `${isDone ? "done  " : "FAILED"} ${line}`),
  };
}

/** Among them html-validate, 320 by 256 pixels, forced colors, paper and visible focus. */
export function testsOfPages(results: TestResult[]): Criterion {
  const failed = results.filter(({ hasPassed }) => !hasPassed);
  return {
    name: "Tests of pages",
    summary: `${results.length - failed.length}/${results.length}`,
    isMet: results.length > 0 && failed.length === 0,
    details: failed.map(({ file, title }) => `FAILED ${file}: ${title}`),
  };
}

/** Of each page and width the last audit counts: a page that is still changing is audited again. */
export function auditsByAxe(audits: Audit[]): Criterion {
  const last = new Map<string, Audit>();
  for (const audit of audits)
    if (CHECKED_WIDTHS.includes(audit.width)) last.set(`${audit.url} ${audit.width}`, audit);
  const violating = [...last.values()].filter(({ violations }) => violations.length > 0);
  const violations = violating.flatMap((audit) => audit.violations);
  return {
    name: "axe, best practices and contrast AAA",
    summary: `${violations.length} violations in ${last.size} audits of pages at ${CHECKED_WIDTHS.join(" and ")} pixels`,
    isMet: last.size > 0 && violations.length === 0,
    details: violating.map(
      (audit) => `FAILED ${audit.url} at ${audit.width}: ${audit.violations.join(", ")}`,
    ),
  };
}

/** @param messages null when the checker could not run */
export function htmlByNu(pages: number, messages: NuMessage[] | null): Criterion {
  const name = "Nu HTML checker";
  if (!messages) return { name, summary: "not run, it needs Java", isMet: false, details: [] };
  const relevant = messages.filter(({ message }) => !NOT_APPLICABLE.test(message));
  const errors = relevant.filter(({ type }) => type !== "info").length;
  return {
    name,
    summary: `${errors} errors, ${relevant.length - errors} warnings on ${pages} pages`,
    isMet: pages > 0 && relevant.length === 0,
    details: relevant.map(({ message, url }) => `FAILED ${message} (${url})`),
  };
}
