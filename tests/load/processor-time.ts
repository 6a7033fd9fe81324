import { readdirSync, readFileSync } from "node:fs";

/** Linux counts in hundredths of a second. */
const MILLISECONDS_A_TICK = 10;

interface Times {
  parent: number;
  own: number;
  ofEndedChildren: number;
}

/** Processor time that a process has used so far, in milliseconds. */
export function processorTime(pid: number): number {
  return timesOf(pid)?.own ?? 0;
}

/** The same for a process and all of its children, including ended ones. */
export function familyTime(pid: number): number {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => timesOf(Number(name)))
    .filter((times) => times?.parent === pid);
  const parent = timesOf(pid);
  const living = children.reduce((total, child) => total + (child?.own ?? 0), 0);
  return living + (parent?.own ?? 0) + (parent?.ofEndedChildren ?? 0);
}

/** The parent of a process. */
export function parentOf(pid: number): number {
  return timesOf(pid)?.parent ?? 0;
}

/** Null for a process that has ended. */
function timesOf(pid: number): Times | null {
  try {
    const [, fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) (?=\S )/);
    const numbers = fields.split(" ").map(Number);
    const [user, system, childrenUser, childrenSystem] = numbers.slice(11, 15);
    return {
      parent: numbers[1],
      own: (user + system) * MILLISECONDS_A_TICK,
      ofEndedChildren: (childrenUser + childrenSystem) * MILLISECONDS_A_TICK,
    };
  } catch {
    return null;
  }
}
