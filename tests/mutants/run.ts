/**
 * `npm run test:mutants`: makes each fault of tests/mutants/faults in a copy of the shop, one at a time, and runs the tests
 * that are to see it. Prints which faults survive and ends with 1 when there are more than 5 %.
 */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Copy, makeCopy } from "./copy";
import { readHeader } from "./patch";

const FOLDER = "tests/mutants/faults";
const AT_ONCE = 2;
const MAX_SURVIVORS = 0.05;
/** A fault that lets a test hang is seen. */
const LIMIT_MILLISECONDS = 240_000;

const names = readdirSync(FOLDER).toSorted();
const waiting = [...names];
const survivors: string[] = [];
await Promise.all(Array.from({ length: AT_ONCE }, runInCopy));

console.log(`\n${names.length - survivors.length} of ${names.length} faults are seen.`);
for (const name of survivors.toSorted()) console.log(`survives: ${name}`);
process.exit(survivors.length <= names.length * MAX_SURVIVORS ? 0 : 1);

async function runInCopy(): Promise<void> {
  const copy = makeCopy();
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const isSeen = await isSeenIn(copy, readFileSync(join(FOLDER, name), "utf8"));
    console.log(`${isSeen ? "seen    " : "SURVIVES"} ${name}`);
    if (!isSeen) survivors.push(name);
  }
  copy.remove();
}

async function isSeenIn(copy: Copy, patch: string): Promise<boolean> {
  const { seenBy } = readHeader(patch);
  if (seenBy.length === 0) return false;
  copy.apply(patch);
  try {
    return !(await pass(copy, seenBy));
  } finally {
    copy.takeBack(patch);
  }
}

function pass({ folder }: Copy, tests: string[]): Promise<boolean> {
  const [tool, ...options] = tests[0].endsWith(".spec.ts")
    ? ["playwright", "test"]
    : ["vitest", "run", "--bail=1"];
  return new Promise((resolve, reject) => {
    const child = spawn(join("node_modules/.bin", tool), [...options, ...tests], {
      cwd: folder,
      stdio: "ignore",
      timeout: LIMIT_MILLISECONDS,
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code === 0));
  });
}
