import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "~/settings/settings.server";
import { UNFINISHED_RESTORE } from "../database/check-schema";
import { lockDataFolder } from "../database/shop-lock";
import { BackupRejection } from "./backup-rejection";
import { addChecksum, checksumOfChecksums, sha256Of } from "./checksums";
import { copyFiles } from "./copy-files";
import { databaseCopier } from "./database-copy";
import { type Manifest, writeManifest } from "./manifest";
import { copySecret } from "./saved-secret";

const HALF_RESTORED = "A restore was broken off here. Run it again with --force, then make the backup.";

/**
 * Copies database, photos and print files into a new folder, while the shop goes on. The database comes first: what it
 * names was kept before. The folder has its name only once all of it is there.
 * @param withSecret whether the kept session secret goes with it, by which links in emails and cookies stay good
 * @throws BackupRejection when the folder is there already, there is nothing to copy, a restore was broken off or a program for it is missing
 */
export async function backUpShop(
  settings: Settings,
  folder: string,
  { withSecret, now = new Date() }: { withSecret: boolean; now?: Date },
): Promise<Manifest> {
  if (existsSync(folder)) throw new BackupRejection(`${folder} is there already. Please name a new folder.`);
  const lock = settings.databaseUrl ? null : lockDataFolder(settings.dataDirectory);
  const draft = `${folder}.${randomUUID()}.part`;
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 });
    const manifest = await fill(draft, settings, { withSecret, now });
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await lock?.release();
  }
}

async function fill(
  folder: string,
  settings: Settings,
  { withSecret, now }: { withSecret: boolean; now: Date },
): Promise<Manifest> {
  const { kind, copy } = databaseCopier(settings);
  const { file, migration, counts } = await copy(folder);
  if (UNFINISHED_RESTORE in counts) throw new BackupRejection(HALF_RESTORED);
  await addChecksum(folder, file, await sha256Of(join(folder, file)));
  let files = 0;
  let bytes = 0;
  await copyFiles(settings, folder, async (name, kept) => {
    files += 1;
    bytes += kept.bytes;
    await addChecksum(folder, name, kept.sha256);
  });
  const secret = withSecret ? await copySecret(settings.dataDirectory, folder) : null;
  if (secret) await addChecksum(folder, secret, await sha256Of(join(folder, secret)));
  const manifest: Manifest = {
    format: 1,
    made_at: now.toISOString(),
    store_code: settings.brand,
    database: kind,
    migration,
    counts,
    files,
    bytes,
    with_secret: secret !== null,
    sums_sha256: await checksumOfChecksums(folder),
  };
  await writeManifest(folder, manifest);
  return manifest;
}
