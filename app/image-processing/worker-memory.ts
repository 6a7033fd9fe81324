import { totalmem } from "node:os";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** A photo of 12 megapixels needs 230 MB as HEIC, the most costly format; one of 48 megapixels 660 MB (decision 0060). */
const MIN_BYTES = 300 * MEGABYTE;
const MAX_BYTES = 800 * MEGABYTE;

/** The memory that one child process may fill: half of what the machine or container has, within bounds. */
export function maxWorkerKilobytes(): number {
  const available = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.round(Math.min(MAX_BYTES, Math.max(MIN_BYTES, available / 2)) / KILOBYTE);
}
