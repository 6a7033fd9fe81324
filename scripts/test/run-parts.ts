import { availableParallelism } from "node:os";
import { command, type Outcome } from "./command";
import { inLanes } from "./lanes";

export interface Part {
  name: string;
  /** @param label prefix of its output */
  run(label?: string): Promise<Outcome>;
}

/** The parts of a run. */
export interface Parts {
  /** Runs first, since others depend on it. */
  first?: Part;
  /** Each uses one processor: they run concurrently, the longest first. */
  besideOthers: Part[];
  /** Each uses all processors. */
  alone: Part[];
  /** Run last, each only if the run is not too long already. */
  whenTimeIsLeft?: Part[];
}

/** Milliseconds after which no part of {@link Parts.whenTimeIsLeft} starts: the build server ends a run after 90 minutes. */
const LATEST_START = 45 * 60 * 1000;

/** Of a part's failures, at the end. */
const MAX_NAMED = 20;

/** A part that passes when the tool exits with 0. */
export function check(name: string, tool: string, ...parameters: string[]): Part {
  return { name, run: (label) => command(tool, parameters, { label }) };
}

/**
 * Runs every part, to the end even when one fails, and prints each with name, time and what failed. The last line counts
 * actual tests; a static check that fails counts as one failure.
 * @returns true when nothing failed
 */
export async function runParts({ first, besideOthers, alone, whenTimeIsLeft = [] }: Parts): Promise<boolean> {
  const began = Date.now();
  const results: Result[] = [];
  const run = async (part: Part, label?: string) => {
    results.push(await runPart(part, label));
  };
  if (first) await run(first);
  await inLanes(
    availableParallelism(),
    besideOthers.map((part) => () => run(part, part.name)),
  );
  for (const part of alone) await run(part);
  for (const part of whenTimeIsLeft) await run(Date.now() - began < LATEST_START ? part : leftOut(part));

  const passed = results.reduce((total, { outcome }) => total + (outcome.passed ?? 0), 0);
  const failed = results.reduce((total, { outcome }) => total + countFailures(outcome), 0);
  const lines = results.flatMap(({ line, outcome }) => [line, ...named(outcome)]);
  console.log(`\n${lines.join("\n")}\n\n${seconds(began)} in all`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

interface Result {
  outcome: Outcome;
  line: string;
}

async function runPart({ name, run }: Part, label?: string): Promise<Result> {
  console.log(`\n── ${name}`);
  const start = Date.now();
  const outcome = await run(label).catch(
    (error: unknown): Outcome => ({ state: "failed", note: String(error) }),
  );
  const columns = [
    outcome.state.toUpperCase().padEnd(8),
    name.padEnd(44),
    seconds(start).padStart(8),
    counts(outcome),
    outcome.note ?? "",
  ];
  const line = columns.join("  ").trimEnd();
  console.log(line);
  return { outcome, line };
}

function leftOut({ name }: Part): Part {
  return { name, run: async () => ({ state: "skipped", note: "no time left: run it alone" }) };
}

function countFailures({ state, failed = 0 }: Outcome): number {
  return state === "failed" ? Math.max(failed, 1) : 0;
}

function named({ failures = [] }: Outcome): string[] {
  const lines = failures.slice(0, MAX_NAMED).map((failure) => `          ${failure}`);
  return failures.length > MAX_NAMED
    ? [...lines, `          and ${failures.length - MAX_NAMED} more`]
    : lines;
}

function counts({ passed = 0, failed = 0 }: Outcome): string {
  return passed + failed === 0 ? "" : `${passed} passed, ${failed} failed`;
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
