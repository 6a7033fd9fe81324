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

/** How many child processes may work at once. */
export function maxWorkers(): number {
  return availableBytes() < BYTES_FOR_TWO ? 1 : 2;
}

/** What the machine or container has. */
function availableBytes(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
