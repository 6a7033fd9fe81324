/**
 * `tsx tests/mutants/seek.ts`: finds for each fault of tests/mutants/faults a test file that detects it, and writes its
 * path into the patch. Runs all Vitest files once with probes at the faults to learn which reach them, then those only;
 * then the golden pictures and the browser tests that are closest to the fault. Faults with a test keep it. Takes
 * hours.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSources } from "../../scripts/test/changed-files";
import { chooseTests } from "../../scripts/test/choose-tests";
import { openPostgres } from "../../scripts/test/postgres";
import { type Copy, makeCopy, passes } from "./copy";
import { firstToFail, onPostgres } from "./first-to-fail";
import { changedFile, changedNames, readHeader, withHeader } from "./patch";
import { withProbes } from "./probes";

const FOLDER = "tests/mutants/faults";
const GOLDEN = "tests/golden/golden-pictures.test.ts";
const LIMIT_MILLISECONDS = 30 * 60_000;
const MAX_FILES = 40;
const MAX_ON_POSTGRES = 8;
const MAX_SPECS = 4;

interface Fault {
  name: string;
  number: number;
  patch: string;
}

const faults: Fault[] = readdirSync(FOLDER)
  .toSorted()
  .map((name, number) => ({ name, number, patch: readFileSync(join(FOLDER, name), "utf8") }))
  .filter(({ patch }) => readHeader(patch).seenBy.length === 0);
const sources = readSources();
const reached = await filesByFault();
const postgres = await openPostgres();
const copies = [makeCopy(), makeCopy()];
const waiting = [...faults];
await Promise.all(copies.map(seekIn));
for (const copy of copies) copy.remove();
await postgres?.close();

async function seekIn(copy: Copy): Promise<void> {
  for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
    const { name, patch } = fault;
    const candidates = candidatesFor(fault);
    copy.apply(patch);
    const seenBy = await firstToFail(copy, candidates, postgres?.url);
    copy.takeBack(patch);
    console.log(`${name}: ${seenBy ?? `NOT SEEN by ${candidates.length} files`}`);
    if (!seenBy) continue;
    const diff = patch.slice(patch.indexOf("--- a/"));
    writeFileSync(join(FOLDER, name), withHeader(diff, { at: readHeader(patch).at, seenBy: [seenBy] }));
  }
}

/** Tests that may detect a fault, the cheapest first. */
function candidatesFor({ number, patch }: Fault): string[] {
  const file = changedFile(patch);
  const near = nearestFirst(reached.get(number) ?? [], file);
  const ofEngine = near.filter((test) => test.startsWith("tests/engine/")).slice(0, MAX_ON_POSTGRES);
  const { run, leftOut } = chooseTests([{ path: file, names: changedNames(patch) }], sources).browser;
  return [
    ...near,
    ...(file.startsWith("app/design/") ? [GOLDEN] : []),
    ...(file.startsWith("app/engine/") ? onPostgres(ofEngine) : []),
    ...[...run, ...leftOut].slice(0, MAX_SPECS),
  ];
}

/** The test files that reach each fault. */
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
  await passes(copy, "vitest", ["run", "tests/unit", "tests/engine"], { limit: LIMIT_MILLISECONDS });
  const byFault = new Map<number, string[]>();
  for (const name of readdirSync(hits)) {
    const { file, numbers } = JSON.parse(readFileSync(join(hits, name), "utf8"));
    for (const number of numbers) byFault.set(number, [...(byFault.get(number) ?? []), file]);
  }
  copy.remove();
  return byFault;
}

/** Sorts tests whose path shares words with the changed file's path first. */
function nearestFirst(files: string[], changed: string): string[] {
  const words = new Set(changed.split(/[^a-z0-9]+/i));
  const common = (file: string) => file.split(/[^a-z0-9]+/i).filter((word) => words.has(word)).length;
  return files.toSorted((one, other) => common(other) - common(one)).slice(0, MAX_FILES);
}
