import { existsSync } from "node:fs";
import { copyFile, mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Settings } from "~/settings/settings.server";
import { isDamaged } from "../database/database-unavailable";
import { SQLITE_FILE } from "../database/dialect";
import { inspectDatabase } from "../database/inspect-database";
import { openSqlite } from "../database/sqlite-file";
import { BackupRejection } from "./backup-rejection";
import { countTables, type TableCounts } from "./count-tables";
import { MARK_UNFINISHED } from "./unfinished-restore";

/** Folder beside the database in which the new one is built. */
const NEW_FOLDER = "restoring";
const OWNERS_ALONE = 0o700;

/**
 * Builds and checks the new database beside the old one, then renames it into place.
 * @throws BackupRejection when the copy is damaged or its row counts differ from the backup's
 */
export async function restoreSqlite(settings: Settings, folder: string, counts: TableCounts["counts"]) {
  const beside = join(settings.dataDirectory, NEW_FOLDER);
  await rm(beside, { recursive: true, force: true });
  await mkdir(beside, { mode: OWNERS_ALONE });
  await copyFile(join(folder, SQLITE_FILE), join(beside, SQLITE_FILE));
  await inspectDatabase({ ...settings, dataDirectory: beside }, async (db) => {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
    if (rows[0].quick_check !== "ok")
      throw new BackupRejection(`The backup is damaged: ${rows[0].quick_check}.`);
    expectCounts(counts, (await countTables(db)).counts);
    await sql.raw(MARK_UNFINISHED).execute(db);
  });
  await intoOneFile(join(beside, SQLITE_FILE));
  await sync(join(beside, SQLITE_FILE));

  const path = join(settings.dataDirectory, SQLITE_FILE);
  // Otherwise the new database would be opened with the old one's journal.
  if (existsSync(path)) await intoOneFile(path);
  await rename(join(beside, SQLITE_FILE), path);
  // Windows cannot open folders.
  if (process.platform !== "win32") await sync(settings.dataDirectory);
  await rm(beside, { recursive: true, force: true });
}

/** Checkpoints the journal into the database file. Skipped for a damaged database, of which nothing can be saved. */
async function intoOneFile(path: string): Promise<void> {
  const database = openSqlite(path);
  try {
    database.exec("pragma journal_mode = DELETE");
  } catch (error) {
    if (!isDamaged(error)) throw error;
  } finally {
    database.close();
  }
  for (const left of [`${path}-wal`, `${path}-shm`]) await rm(left, { force: true });
}

/** Flushes to disk: a file's content, or the entries of a folder. */
async function sync(path: string): Promise<void> {
  const opened = await open(path);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/** @throws BackupRejection when the row count of a table differs from the backup's */
function expectCounts(expected: TableCounts["counts"], actual: TableCounts["counts"]): void {
  for (const [table, count] of Object.entries(expected)) {
    if (actual[table] === count) continue;
    throw new BackupRejection(
      `The table ${table} has ${actual[table] ?? 0} rows after restoring, not ${count}.`,
    );
  }
}
