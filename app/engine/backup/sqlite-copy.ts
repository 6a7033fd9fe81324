import { existsSync } from "node:fs";
import { copyFile, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import type { Settings } from "~/settings.server";
import { BackupRefusal } from "./backup-refusal";
import { countTables, lookInto, type TableCounts } from "./count-tables";

/** The same name in the data folder and in a backup. */
const FILE = "shop.db";
/** More pages than a database can have: all of one moment, for the copy is a process of its own. */
const ALL_PAGES = 0x7fff_ffff;

/** Copies the database file by SQLite's online backup; those who write meanwhile do not wait. */
export async function copySqlite(
  settings: Settings,
  folder: string,
): Promise<TableCounts & { file: string }> {
  const path = join(settings.dataDirectory, FILE);
  if (!existsSync(path)) throw new BackupRefusal(`There is no shop to back up: ${path} is missing.`);
  const database = new SqliteDatabase(path, { readonly: true });
  try {
    await database.backup(join(folder, FILE), { progress: () => ALL_PAGES });
  } finally {
    database.close();
  }
  const counted = await lookInto({ ...settings, dataDirectory: folder }, countTables);
  return { file: FILE, ...counted };
}

/** Whether there is no database file yet. */
export function isSqliteEmpty({ dataDirectory }: Settings): boolean {
  return !existsSync(join(dataDirectory, FILE));
}

/** The shop must not run: it would go on with the file that is replaced. */
export async function restoreSqlite(settings: Settings, folder: string): Promise<TableCounts> {
  const path = join(settings.dataDirectory, FILE);
  const draft = `${path}.draft`;
  await copyFile(join(folder, FILE), draft);
  const copied = await open(draft, "r+");
  await copied.sync();
  await copied.close();
  for (const left of [`${path}-wal`, `${path}-shm`]) await rm(left, { force: true });
  await rename(draft, path);
  return lookInto(settings, countTables);
}
