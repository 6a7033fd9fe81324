import type { Settings } from "~/settings/settings.server";
import { lockForRestore, ShopLocked } from "../database/shop-lock";
import { BackupRejection } from "./backup-rejection";
import { verifyChecksums } from "./checksums";
import { databaseCopier } from "./database-copy";
import { expectSpace } from "./expect-space";
import { type Manifest, readManifest } from "./manifest";
import { addFiles, hasNoFiles, removeOtherFiles, replaceFiles } from "./restore-files";
import { copySecret } from "./saved-secret";

const NOT_EMPTY =
  "is not empty. Restore into an empty data folder and database, or stop the shop and add --force to replace what is there.";

/**
 * Brings a backup back, on disk or in a bucket as the settings say, wherever it was made. The backup is read and found
 * whole first. Its files are then added beside those that are there, and its database is made and checked beside the old
 * one; a moment later it has taken the old one's place. Only then are files replaced and removed. A restore that is broken
 * off before that moment leaves the old shop whole; one that is broken off later is finished by the same command, and no
 * shop opens before.
 * @param folder of the backup
 * @param force whether what is there already is replaced
 * @throws BackupRejection when the backup is damaged, of another kind of database or of a newer shop, when the target is
 * not empty or has no room, or while a shop is at work
 */
export async function restoreShop(
  settings: Settings,
  folder: string,
  { force }: { force: boolean },
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await verifyChecksums(folder, manifest.sums_sha256);
  const kind = settings.databaseUrl === undefined ? "sqlite" : "postgres";
  if (manifest.database !== kind) {
    throw new BackupRejection(`This is a backup of ${manifest.database}; the settings name ${kind}.`);
  }
  await expectSpace(settings, folder, manifest);
  const lock = await lockForRestore(settings).catch(reject);
  try {
    const database = databaseCopier(settings);
    if (!force && !(await database.isEmpty())) throw new BackupRejection(`The database ${NOT_EMPTY}`);
    if (!force && !(await hasNoFiles(settings))) throw new BackupRejection(`The store of files ${NOT_EMPTY}`);

    const differing = await addFiles(settings, folder);
    await database.restore(folder, manifest.counts, () => lock.expectAlone().catch(reject));
    await replaceFiles(settings, differing);
    await removeOtherFiles(settings, folder);
    if (manifest.with_secret) await copySecret(folder, settings.dataDirectory);
    await database.finish();
    return manifest;
  } finally {
    await lock.release();
  }
}

function reject(error: unknown): never {
  throw error instanceof ShopLocked ? new BackupRejection(error.message) : error;
}
