import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CommandOptions, command, type Outcome } from "./command";

/**
 * Runs Vitest projects and counts their tests.
 * @param projects their names, * for any end
 * @param files only these; all when there is none
 */
export function vitestPart(
  projects: string[],
  { files = [], ...options }: CommandOptions & { files?: string[] } = {},
): Promise<Outcome> {
  const chosen = projects.flatMap((name) => ["--project", name]);
  // What runs beside others keeps one processor busy.
  if (options.label) chosen.push("--maxWorkers=1");
  return counted((report) =>
    command(
      "vitest",
      ["run", ...files, ...chosen, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
      options,
    ),
  );
}

/** Runs one Playwright project and counts its tests. */
export function playwrightPart(project: string, settings: Record<string, string> = {}): Promise<Outcome> {
  return counted((report) =>
    command("playwright", ["test", "--project", project, "--reporter=list,json"], {
      settings: { ...settings, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
  );
}

interface Report {
  /** Vitest */
  numPassedTests?: number;
  numFailedTests?: number;
  /** Playwright */
  stats?: { expected: number; flaky: number; unexpected: number };
}

async function counted(run: (report: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "test-report-"));
  const path = join(folder, "report.json");
  try {
    const outcome = await run(path);
    const report: Report = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
    const passed = report.numPassedTests ?? (report.stats ? report.stats.expected + report.stats.flaky : 0);
    const failed = report.numFailedTests ?? report.stats?.unexpected ?? 0;
    const flaky = report.stats?.flaky ?? 0;
    const note = flaky > 0 ? `${flaky} of them at the second try` : outcome.note;
    if (outcome.state === "passed" && passed === 0) return { state: "failed", note: "no test was run" };
    return { ...outcome, passed, failed, note };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
