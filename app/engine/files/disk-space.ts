import { statfs } from "node:fs/promises";
import type { Settings } from "~/settings/settings.server";

/** A disk with less counts as full: concurrent uploads and print files might not fit. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;
const NO_SPACE = /\b(?:ENOSPC|EDQUOT)\b|No space left/;

/** Bytes available for the data folder; null while it does not exist. */
export async function freeBytes(dataDirectory: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(dataDirectory);
    return bavail * bsize;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** True if the disk is too full for the store's files. Always false when none are stored on it. */
export async function isDiskFull({
  dataDirectory,
  databaseUrl,
  s3,
}: Pick<Settings, "dataDirectory" | "databaseUrl" | "s3">): Promise<boolean> {
  if (databaseUrl && s3) return false;
  const free = await freeBytes(dataDirectory);
  return free !== null && free < MIN_FREE_BYTES;
}

/** True if a write failed because the disk or its quota is exhausted. */
export function isOutOfSpace(error: unknown): boolean {
  return error instanceof Error && NO_SPACE.test(`${"code" in error ? error.code : ""} ${error.message}`);
}
