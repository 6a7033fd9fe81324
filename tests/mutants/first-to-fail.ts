import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Copy, passes } from "./copy";

/** Prefix of the path of a test file that runs on PostgreSQL. */
const ON_POSTGRES = "postgres:";
const REPORT = "fault-report.json";
const FILES_AT_ONCE = 8;

/** The same test files on PostgreSQL. */
export function onPostgres(files: string[]): string[] {
  return files.map((file) => ON_POSTGRES + file);
}

/**
 * Runs test files in a copy until one fails: Vitest's several at a time, then Playwright's one by one in a new build.
 * @param tests paths, or paths marked by {@link onPostgres}
 * @param postgresUrl for these; without it they are skipped
 * @returns the test that failed; undefined when all pass
 */
export async function firstToFail(
  copy: Copy,
  tests: string[],
  postgresUrl?: string,
): Promise<string | undefined> {
  const isSpec = (test: string) => test.endsWith(".spec.ts");
  const marked = tests.filter((test) => test.startsWith(ON_POSTGRES));
  const plain = tests.filter((test) => !isSpec(test) && !marked.includes(test));
  return (
    (await inVitest(copy, plain, "")) ??
    (postgresUrl ? await inVitest(copy, marked, postgresUrl) : undefined) ??
    (await inPlaywright(copy, tests.filter(isSpec)))
  );
}

async function inVitest(copy: Copy, tests: string[], databaseUrl: string): Promise<string | undefined> {
  for (let first = 0; first < tests.length; first += FILES_AT_ONCE) {
    const some = tests.slice(first, first + FILES_AT_ONCE);
    const failed = await failingFile(copy, some, databaseUrl);
    if (failed) return some.find((test) => test.endsWith(failed)) ?? failed;
  }
  return undefined;
}

async function failingFile(copy: Copy, tests: string[], databaseUrl: string): Promise<string | undefined> {
  const files = tests.map((test) => test.replace(ON_POSTGRES, ""));
  const report = join(copy.folder, REPORT);
  rmSync(report, { force: true });
  const options = ["run", "--bail=1", "--reporter=json", `--outputFile=${report}`, ...files];
  if (await passes(copy, "vitest", options, { settings: { TEST_DATABASE_URL: databaseUrl } }))
    return undefined;
  if (!existsSync(report)) return files[0];
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  const failed = testResults.find(({ status }: { status: string }) => status === "failed");
  return failed ? failed.name.replace(`${copy.folder}/`, "") : files[0];
}

async function inPlaywright(copy: Copy, specs: string[]): Promise<string | undefined> {
  if (specs.length === 0) return undefined;
  if (!(await passes(copy, "node", ["scripts/build.mjs"]))) return specs[0];
  for (const spec of specs) {
    if (!(await passes(copy, "playwright", ["test", "-x", spec]))) return spec;
  }
  return undefined;
}
