import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "~/settings/settings.server";
import { SQLITE_FILE } from "../database/dialect";
import { freeBytes } from "../files/disk-space";
import { BackupRejection } from "./backup-rejection";
import type { Manifest } from "./manifest";

/** Reserve for other data that grows meanwhile. */
const SPARE_BYTES = 32 * 1024 * 1024;

/**
 * Requires free disk space for the backup beside the existing files. Data in a bucket or in PostgreSQL needs none.
 * @throws BackupRejection that states the available and the required space
 */
export async function expectSpace(
  { dataDirectory, s3, databaseUrl }: Pick<Settings, "dataDirectory" | "s3" | "databaseUrl">,
  folder: string,
  { bytes }: Pick<Manifest, "bytes">,
): Promise<void> {
  const database = databaseUrl ? 0 : (await stat(join(folder, SQLITE_FILE))).size;
  const files = s3 ? 0 : bytes;
  if (database + files === 0) return;
  const needed = database + files + SPARE_BYTES;
  const free = (await freeBytes(dataDirectory)) ?? 0;
  if (free >= needed) return;
  throw new BackupRejection(
    `There is no room in ${dataDirectory}: ${megabytes(needed)} MB are needed beside what is there, ${megabytes(free)} MB are free. Nothing was changed.`,
  );
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1_000_000);
}
