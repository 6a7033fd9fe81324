/**
 * `npm run test:mutants`: makes each fault of tests/mutants/faults in a copy of the store, one at a time, and runs the
 * tests that must detect it. Prints which faults survive and exits with 1 when there are more than 5 %.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openPostgres } from "../../scripts/test/postgres";
import { type Copy, makeCopy } from "./copy";
import { firstToFail } from "./first-to-fail";
import { readHeader } from "./patch";

const FOLDER = "tests/mutants/faults";
const AT_ONCE = 2;
const MAX_SURVIVORS = 0.05;

const postgres = await openPostgres();
const names = readdirSync(FOLDER).toSorted();
const waiting = [...names];
const survivors: string[] = [];
await Promise.all(Array.from({ length: AT_ONCE }, runInCopy));
await postgres?.close();

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
  copy.apply(patch);
  try {
    return (await firstToFail(copy, readHeader(patch).seenBy, postgres?.url)) !== undefined;
  } finally {
    copy.takeBack(patch);
  }
}
