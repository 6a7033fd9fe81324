/**
 * `npm run report:accessibility [tasks] [keyboard] [pages]`: runs the tests of the parts, by default of all three, and
 * prints one report. Fails when a criterion is not met.
 *
 * - tasks: the tasks of shoppers without JavaScript
 * - keyboard: the tasks by keyboard alone
 * - pages: axe with best practices and the contrast of level AAA at 390 and 1440 pixels, and the Nu checker, on every
 *   kind of page of both brands and of the staff
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AUDITS_FILE, type Audit, HTML_FOLDER } from "../fixtures/reported-pages";
import {
  auditsByAxe,
  type Criterion,
  htmlByNu,
  tasksByKeyboard,
  tasksWithoutJavaScript,
  testsOfPages,
} from "./criteria";
import { checkByNu } from "./nu-checker";
import { runTests } from "./run-tests";
import { TASKS_WITHOUT_JAVASCRIPT } from "./tasks";

const PAGE_TESTS = [
  "tests/e2e/every-page",
  "tests/e2e/for-everyone",
  "tests/e2e/admin.spec",
  "tests/neon/every-page",
  "tests/neon/for-everyone",
];

const PARTS: Record<string, (folder: string) => Criterion[]> = {
  tasks(folder) {
    const tests = {
      projects: ["no-javascript"],
      files: [...new Set(TASKS_WITHOUT_JAVASCRIPT.map(({ file }) => `tests/no-javascript/${file}`))],
      titles: [...new Set(TASKS_WITHOUT_JAVASCRIPT.map(({ test }) => test))],
    };
    return [tasksWithoutJavaScript(TASKS_WITHOUT_JAVASCRIPT, runTests(tests, folder))];
  },
  keyboard(folder) {
    const tests = { projects: ["javascript"], files: ["tests/e2e/keyboard-stories.spec.ts"] };
    return [tasksByKeyboard(runTests(tests, folder))];
  },
  pages(folder) {
    const results = runTests({ projects: ["javascript", "neon-javascript"], files: PAGE_TESTS }, folder);
    const pages = htmlFiles(join(folder, HTML_FOLDER));
    return [testsOfPages(results), auditsByAxe(readAudits(folder)), htmlByNu(pages.length, checkByNu(pages))];
  },
};

function htmlFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

function readAudits(folder: string): Audit[] {
  const file = join(folder, AUDITS_FILE);
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  return lines.map((line) => JSON.parse(line));
}

function print(criteria: Criterion[]): void {
  console.log(`Accessibility on ${new Date().toISOString().slice(0, 10)}\n`);
  for (const { name, summary, isMet } of criteria)
    console.log(`${isMet ? "met    " : "NOT MET"} ${name}: ${summary}`);
  for (const { name, details } of criteria)
    if (details.length > 0) console.log(`\n${name}\n${details.map((line) => `  ${line}`).join("\n")}`);
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. Parts: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(2);
}
const criteria = (names.length > 0 ? names : Object.keys(PARTS)).flatMap((name) => {
  const folder = mkdtempSync(join(tmpdir(), "accessibility-"));
  try {
    return PARTS[name](folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
print(criteria);
process.exit(criteria.every(({ isMet }) => isMet) ? 0 : 1);
