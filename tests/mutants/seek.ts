/**
 * `tsx tests/mutants/seek.ts`: finds for each fault of tests/mutants/faults a test file that sees it, and writes its path
 * into the patch. Runs all Vitest files once with probes at the faults to learn which come by, then those alone.
 * Faults that have a test keep it. Takes about an hour.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Copy, makeCopy } from "./copy";
import { changedFile, readHeader, withHeader } from "./patch";
import { withProbes } from "./probes";

const FOLDER = "tests/mutants/faults";
const REPORT = "fault-report.json";
const LIMIT_MILLISECONDS = 30 * 60_000;
const MAX_FILES = 40;

interface Fault {
  name: string;
  number: number;
  patch: string;
}

const faults: Fault[] = readdirSync(FOLDER)
  .toSorted()
  .map((name, number) => ({ name, number, patch: readFileSync(join(FOLDER, name), "utf8") }))
  .filter(({ patch }) => readHeader(patch).seenBy.length === 0);
const reached = await filesByFault();
const copies = [makeCopy(), makeCopy()];
const waiting = [...faults];
await Promise.all(copies.map(seekIn));
for (const copy of copies) copy.remove();

async function seekIn(copy: Copy): Promise<void> {
  for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
    const { name, patch, number } = fault;
    const candidates = nearestFirst(reached.get(number) ?? [], changedFile(patch));
    copy.apply(patch);
    const seenBy = await firstToFail(copy, candidates);
    copy.takeBack(patch);
    console.log(`${name}: ${seenBy ?? `NOT SEEN by ${candidates.length} files`}`);
    if (!seenBy) continue;
    const diff = patch.slice(patch.indexOf("--- a/"));
    writeFileSync(join(FOLDER, name), withHeader(diff, { at: readHeader(patch).at, seenBy: [seenBy] }));
  }
}

/** Which test files come by each fault. */
async function filesByFault(): Promise<Map<number, string[]>> {
  const copy = makeCopy();
  const hits = join(copy.folder, "fault-hits");
  mkdirSync(hits);
  for (const file of new Set(faults.map(({ patch }) => changedFile(patch)))) {
    const here = faults.filter(({ patch }) => changedFile(patch) === file);
    const places = here.map(({ number, patch }) => ({ number, at: readHeader(patch).at }));
    writeFileSync(join(copy.folder, file), withProbes(file, readFileSync(file, "utf8"), places));
  }
  const config = readFileSync(join(copy.folder, "vitest.config.ts"), "utf8");
  writeFileSync(
    join(copy.folder, "vitest.config.ts"),
    config.replace("setupFiles: [", 'setupFiles: ["tests/mutants/note-reached.ts", '),
  );
  await run(copy, ["run", "tests/unit", "tests/engine"]);
  const byFault = new Map<number, string[]>();
  for (const name of readdirSync(hits)) {
    const { file, numbers } = JSON.parse(readFileSync(join(hits, name), "utf8"));
    for (const number of numbers) byFault.set(number, [...(byFault.get(number) ?? []), file]);
  }
  copy.remove();
  return byFault;
}

/** Tests whose path has words of the changed file's path come first. */
function nearestFirst(files: string[], changed: string): string[] {
  const words = new Set(changed.split(/[^a-z0-9]+/i));
  const common = (file: string) => file.split(/[^a-z0-9]+/i).filter((word) => words.has(word)).length;
  return files.toSorted((one, other) => common(other) - common(one)).slice(0, MAX_FILES);
}

async function firstToFail(copy: Copy, files: string[]): Promise<string | undefined> {
  for (let first = 0; first < files.length; first += 8) {
    const failed = await failing(copy, files.slice(first, first + 8));
    if (failed) return failed;
  }
  return undefined;
}

async function failing(copy: Copy, files: string[]): Promise<string | undefined> {
  const report = join(copy.folder, REPORT);
  await run(copy, ["run", "--bail=1", "--reporter=json", `--outputFile=${report}`, ...files]);
  if (!existsSync(report)) return files[0];
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  const failed = testResults.find(({ status }: { status: string }) => status === "failed");
  return failed?.name.replace(`${copy.folder}/`, "");
}

function run({ folder }: Copy, options: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join("node_modules/.bin", "vitest"), options, {
      cwd: folder,
      stdio: "ignore",
      timeout: LIMIT_MILLISECONDS,
    });
    child.once("error", reject);
    child.once("exit", () => resolve());
  });
}
