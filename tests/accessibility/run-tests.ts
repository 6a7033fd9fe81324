import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

interface Suite {
  specs?: { title: string; file: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

export interface TestResult {
  /** Name of the file, without its folder. */
  file: string;
  title: string;
  hasPassed: boolean;
}

interface Selection {
  projects: string[];
  /** Paths below the repository, or parts of them. */
  files: string[];
  /** Titles of tests; all of them when undefined. */
  titles?: string[];
}

/** Runs browser tests, whose progress is printed. @param folder gets Playwright's result and what the tests report */
export function runTests({ projects, files, titles }: Selection, folder: string): TestResult[] {
  const output = join(folder, "result.json");
  spawnSync(
    "npx",
    [
      "playwright",
      "test",
      "--reporter=list,json",
      ...projects.map((project) => `--project=${project}`),
      ...(titles ? ["--grep", titles.map(escapedForRegExp).join("|")] : []),
      ...files,
    ],
    {
      // Standard output is the report's own.
      stdio: ["ignore", process.stderr, process.stderr],
      env: { ...process.env, ACCESSIBILITY_REPORT: folder, PLAYWRIGHT_JSON_OUTPUT_FILE: output },
    },
  );
  return results(JSON.parse(readFileSync(output, "utf8")));
}

function results({ specs = [], suites = [] }: Suite): TestResult[] {
  return [
    ...specs.map(({ title, file, tests }) => ({
      title,
      file: basename(file),
      // Playwright calls a skipped test fine, too.
      hasPassed: tests.length > 0 && tests.every(({ status }) => status === "expected"),
    })),
    ...suites.flatMap(results),
  ];
}

function escapedForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
