import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumInstalled, NO_CHROMIUM } from "./chromium";
import { type CommandOptions, command, type Outcome } from "./command";
import { failedTests, type TestFile } from "./failed-tests";

/** Settings for tests of the engine without PostgreSQL. */
export const SQLITE = { TEST_DATABASE_URL: "" };

/** Only the main ones of the tests, products and pages. */
export const MAIN_ONLY = { TEST_EXTENT: "main" };

export interface VitestOptions extends CommandOptions {
  /** Limits the run to these; all when empty. */
  files?: string[];
}

/**
 * Runs Vitest projects and counts their tests.
 * @param projects their names; * matches any suffix
 */
export function vitestPart(
  projects: string[],
  { files = [], ...options }: VitestOptions = {},
): Promise<Outcome> {
  const chosen = projects.flatMap((name) => ["--project", name]);
  // A concurrent part uses one processor. The projects' own setting takes precedence over the command line.
  const settings = options.label ? { ...options.settings, VITEST_MAX_WORKERS: "1" } : options.settings;
  return counted((report) =>
    command(
      "vitest",
      ["run", ...files, ...chosen, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
      { ...options, settings },
    ),
  );
}

export interface PlaywrightOptions {
  /** Limits the run to these; all when empty. */
  files?: string[];
  settings?: Record<string, string>;
  /** A tag: limits the run to its tests. */
  only?: string;
  /** A tag whose tests are left out. */
  without?: string;
  /** How many more attempts a failed test has. */
  retries?: number;
}

/** Runs Playwright and counts its tests; those that needed another attempt are noted, and counted as passed. */
export function playwrightPart({
  files = [],
  settings = {},
  only,
  without,
  retries = 0,
}: PlaywrightOptions): Promise<Outcome> {
  const chosen = [
    ...files,
    ...(only ? [`--grep=${only}`] : []),
    ...(without ? [`--grep-invert=${without}`] : []),
  ];
  return counted((report) =>
    command("playwright", ["test", ...chosen, "--reporter=list,json", `--retries=${retries}`], {
      settings: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...settings },
    }),
  );
}

/** Runs a part that needs a browser. */
export async function withChromium(part: () => Promise<Outcome>): Promise<Outcome> {
  if (chromiumInstalled()) return part();
  return { state: "failed", note: NO_CHROMIUM };
}

interface Report {
  /** Vitest */
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: TestFile[];
  /** Playwright */
  stats?: { expected: number; unexpected: number; flaky: number };
}

async function counted(run: (report: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "test-report-"));
  const path = join(folder, "report.json");
  try {
    const outcome = await run(path);
    const report: Report = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
    const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
    const passed = report.numPassedTests ?? expected + flaky;
    const failed = report.numFailedTests ?? unexpected;
    if (outcome.state === "passed" && passed === 0) return { state: "failed", note: "no test was run" };
    const again = flaky > 0 ? `${flaky} passed only when tried again` : undefined;
    const note = [outcome.note, again].filter(Boolean).join("; ");
    return { ...outcome, passed, failed, note, failures: failedTests(report.testResults ?? []) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
