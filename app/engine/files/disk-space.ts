import { statfs } from "node:fs/promises";
import type { Settings } from "~/settings/settings.server";

/** A disk with less counts as full: photos and print files that come at the same time no longer fit. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;
const NO_SPACE = /\b(?:ENOSPC|EDQUOT)\b|No space left/;

/** Bytes that the shop may still write into its data folder; null while there is no such folder. */
export async function freeBytes(dataDirectory: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(dataDirectory);
    return bavail * bsize;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Whether the disk has no room for what the shop keeps there. A shop that keeps nothing on it needs none. */
export async function isDiskFull({
  dataDirectory,
  databaseUrl,
  s3,
}: Pick<Settings, "dataDirectory" | "databaseUrl" | "s3">): Promise<boolean> {
  if (databaseUrl && s3) return false;
  const free = await freeBytes(dataDirectory);
  return free !== null && free < MIN_FREE_BYTES;
}

/** Whether a file could not be written because the disk or the quota on it is used up. */
export function isOutOfSpace(error: unknown): boolean {
  return error instanceof Error && NO_SPACE.test(`${"code" in error ? error.code : ""} ${error.message}`);
}
