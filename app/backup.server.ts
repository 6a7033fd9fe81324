import { join, resolve } from "node:path";
import { backUpShop, restoreShop } from "~/engine";
import { currentSettings } from "~/settings/settings.server";

/** Functions behind `npm run backup` and `npm run restore`; the store stays closed while they run. */

/**
 * Makes a backup, also while the store runs in another process.
 * @param named the new folder; by default a folder below DATA_DIR/backups named after the time
 * @returns a message that says what was done
 * @throws BackupRejection
 */
export async function backUp(
  named: string | undefined,
  { withSecret }: { withSecret: boolean },
): Promise<string> {
  const settings = currentSettings();
  const now = new Date();
  const time = now.toISOString().replace(/[:.]/g, "-");
  const folder = resolve(named ?? join(settings.dataDirectory, "backups", time));
  const { counts, files, bytes, with_secret } = await backUpShop(settings, folder, { withSecret, now });
  const secret = with_secret
    ? "The kept session secret is in it: guard it like the shop itself."
    : "No session secret is in it: keep SESSION_SECRET elsewhere.";
  return `${folder}: ${contents(counts, files)}, ${Math.ceil(bytes / 1_000_000)} MB of files. ${secret}`;
}

/**
 * Restores a backup into the database and file store that the settings name.
 * @returns a message that says what was done
 * @throws BackupRejection
 */
export async function restore(named: string, { force }: { force: boolean }): Promise<string> {
  const { counts, files, made_at } = await restoreShop(currentSettings(), resolve(named), { force });
  return `Restored as it was at ${made_at}: ${contents(counts, files)}. The shop can be started.`;
}

function contents(counts: Record<string, number>, files: number): string {
  return `${counts.customer} customers, ${counts.sales_order} orders, ${counts.photo} photos, ${files} files`;
}
