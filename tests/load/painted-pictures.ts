import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { PAINTED_BEFORE } from "../../scripts/test/start-command";

const MAX_SECONDS = 300;
/** Seconds without the painter's lock after which nothing is left to paint. */
const QUIET_SECONDS = 5;

/**
 * Waits until the store has painted the pictures that its pages show first, as one has that was opened some minutes ago
 * (docs/decisions/0088-painted-pictures-and-a-light-start.md), and prints when they are not all there after five minutes.
 * @param effect on the measurements then, a clause
 */
export async function untilPainted(effect: string): Promise<void> {
  if (!(await arePainted(PAINTED_BEFORE.PICTURES_DIR)))
    console.log(`The pictures are not painted yet: ${effect}.`);
}

/** @returns false when they are not all there after five minutes */
async function arePainted(folder: string): Promise<boolean> {
  let quiet = 0;
  for (let second = 0; second < MAX_SECONDS; second += 1) {
    quiet = isPainted(folder) ? quiet + 1 : 0;
    if (quiet === QUIET_SECONDS) return true;
    await pause(1000);
  }
  return false;
}

function isPainted(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const indexes = paths.filter((path) => path.endsWith("/mpc.json"));
  if (indexes.length === 0 || paths.some((path) => path.endsWith("/mpc.lock"))) return false;
  return indexes.every((path) => JSON.parse(readFileSync(join(folder, path), "utf8")).isComplete);
}
