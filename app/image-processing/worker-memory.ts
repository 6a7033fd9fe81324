import { readFileSync } from "node:fs";
import { totalmem } from "node:os";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** A photo of 12 megapixels needs 290 MB as AVIF, the most costly format; one of 50 megapixels 950 MB (decision 0182). */
const MIN_BYTES = 300 * MEGABYTE;
const MAX_BYTES = 1050 * MEGABYTE;
/** Memory from which a second child process fits beside the store. */
const BYTES_FOR_TWO = 1000 * MEGABYTE;

/** Memory limit of a child process: half of the machine's or container's memory, within bounds. */
export function maxWorkerKilobytes(): number {
  return Math.round(Math.min(MAX_BYTES, Math.max(MIN_BYTES, availableBytes() / 2)) / KILOBYTE);
}

/**
 * Address space that this version of Node.js reserves for machine code, in child processes as in this one: 510 MB since
 * Node.js 24. `ulimit -d` counts it, although hardly any of it is used. Zero when unknown.
 */
export function reservedKilobytes(): number {
  try {
    return reservedForCode(readFileSync("/proc/self/maps", "utf8"));
  } catch {
    return 0;
  }
}

/** @param maps Linux's list of a process's memory regions @returns kilobytes of writable and executable regions */
export function reservedForCode(maps: string): number {
  let bytes = 0;
  for (const [, start, end] of maps.matchAll(/^([0-9a-f]+)-([0-9a-f]+) rwxp /gm)) {
    bytes += Number.parseInt(end, 16) - Number.parseInt(start, 16);
  }
  return bytes / KILOBYTE;
}

/** Maximum number of concurrent child processes. */
export function maxWorkers(): number {
  return availableBytes() < BYTES_FOR_TWO ? 1 : 2;
}

/** Memory of the machine or container. */
function availableBytes(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
