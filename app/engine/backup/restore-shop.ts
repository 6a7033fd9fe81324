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
 * Restores a backup to disk or bucket as configured, independent of where it was made. The backup is read and verified
 * first. Then its files are added beside the existing ones, and its database is built and checked beside the old one
 * before it replaces it atomically. Only then are files overwritten and deleted. A restore interrupted before the
 * replacement leaves the old store unchanged; one interrupted after it is completed by running the command again, and
 * stores refuse to start until then.
 * @param folder of the backup
 * @param force replaces existing data
 * @throws BackupRejection when the backup is damaged, of another kind of database or of a newer version, when the target
 * is not empty or lacks space, or while a store is running
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
