import { readFileSync } from "node:fs";
import { totalmem } from "node:os";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** A photo of 12 megapixels needs 230 MB as HEIC, the most costly format; one of 48 megapixels 660 MB (decision 0060). */
const MIN_BYTES = 300 * MEGABYTE;
const MAX_BYTES = 800 * MEGABYTE;
/** From here on there is room for a second child process beside the shop. */
const BYTES_FOR_TWO = 1000 * MEGABYTE;

/** The memory that one child process may fill: half of what the machine or container has, within bounds. */
export function maxWorkerKilobytes(): number {
  return Math.round(Math.min(MAX_BYTES, Math.max(MIN_BYTES, availableBytes() / 2)) / KILOBYTE);
}

/**
 * Address space that this version of Node.js reserves for machine code, in a child process as in this one: 510 MB from
 * Node.js 24 on. `ulimit -d` counts it, though next to nothing of it is filled. Zero where the system does not tell.
 */
export function reservedKilobytes(): number {
  try {
    return reservedForCode(readFileSync("/proc/self/maps", "utf8"));
  } catch {
    return 0;
  }
}

/** @param maps as Linux lists the memory of a process @returns kilobytes of what is writable and executable */
export function reservedForCode(maps: string): number {
  let bytes = 0;
  for (const [, start, end] of maps.matchAll(/^([0-9a-f]+)-([0-9a-f]+) rwxp /gm)) {
    bytes += Number.parseInt(end, 16) - Number.parseInt(start, 16);
  }
  return bytes / KILOBYTE;
}

/** How many child processes may work at once. */
export function maxWorkers(): number {
  return availableBytes() < BYTES_FOR_TWO ? 1 : 2;
}

/** What the machine or container has. */
function availableBytes(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
