import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "~/settings/settings.server";
import { SQLITE_FILE } from "../database/dialect";
import { inspectDatabase } from "../database/inspect-database";
import { openSqlite } from "../database/sqlite-file";
import { BackupRejection } from "./backup-rejection";
import { countTables, type TableCounts } from "./count-tables";

/** Copies the database file with SQLite's online backup, which does not block writers. */
export async function copySqlite(
  settings: Settings,
  folder: string,
): Promise<TableCounts & { file: string }> {
  const path = join(settings.dataDirectory, SQLITE_FILE);
  if (!existsSync(path)) throw new BackupRejection(`There is no shop to back up: ${path} is missing.`);
  const database = openSqlite(path, { readonly: true });
  try {
    await database.backup(join(folder, SQLITE_FILE));
  } finally {
    database.close();
  }
  const counted = await inspectDatabase({ ...settings, dataDirectory: folder }, countTables);
  return { file: SQLITE_FILE, ...counted };
}

/** True if there is no database file yet. */
export function isSqliteEmpty({ dataDirectory }: Settings): boolean {
  return !existsSync(join(dataDirectory, SQLITE_FILE));
}
