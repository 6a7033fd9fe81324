import type { Settings } from "~/settings.server";
import { BackupRefusal } from "./backup-refusal";
import { checkSums } from "./check-sums";
import { hasNoFiles, removeAllFiles, restoreFiles } from "./copy-files";
import { databaseCopier } from "./database-copy";
import { copySecret } from "./kept-secret";
import { type Manifest, readManifest } from "./manifest";

const NOT_EMPTY =
  "is not empty. Restore into an empty data folder and database, or stop the shop and add --force to replace what is there.";

/**
 * Brings a backup back, on disk or in a bucket as the settings say, wherever it was made. Nothing is touched before all
 * of it is read and found whole; the database comes last, so that no shop opens on half of it. The shop must not run.
 * @param folder of the backup
 * @param force whether what is there already is replaced
 * @throws BackupRefusal when the backup is damaged, of another kind of database or of a newer shop, or the target is
 * not empty
 */
export async function restoreShop(
  settings: Settings,
  folder: string,
  { force }: { force: boolean },
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await checkSums(folder, manifest.sums_sha256);
  const database = databaseCopier(settings);
  if (manifest.database !== database.kind) {
    throw new BackupRefusal(`This is a backup of ${manifest.database}; the settings name ${database.kind}.`);
  }
  if (!force && !(await database.isEmpty())) throw new BackupRefusal(`The database ${NOT_EMPTY}`);
  if (!force && !(await hasNoFiles(settings))) throw new BackupRefusal(`The store of files ${NOT_EMPTY}`);

  await removeAllFiles(settings);
  await restoreFiles(settings, folder);
  if (manifest.with_secret) await copySecret(folder, settings.dataDirectory);
  expectSameCounts(manifest, await database.restore(folder));
  return manifest;
}

function expectSameCounts(manifest: Manifest, { counts }: Pick<Manifest, "counts">): void {
  for (const [table, count] of Object.entries(manifest.counts)) {
    if (counts[table] === count) continue;
    throw new BackupRefusal(
      `The table ${table} has ${counts[table] ?? 0} rows after restoring, not ${count}.`,
    );
  }
}
