import type { SqliteDatabase } from "kysely";
import { BUILT_IN_SQLITE, openBuiltIn } from "./built-in-sqlite";
import { openPackaged } from "./packaged-sqlite";

export interface SqliteOptions {
  /** Milliseconds for which a statement waits for the lock of another connection; the process stands still meanwhile. */
  timeout?: number;
  readonly?: boolean;
}

/** An open SQLite database, of the shape that Kysely needs. Errors of SQLite have a `code` such as SQLITE_BUSY. */
export interface SqliteFile extends SqliteDatabase {
  /** Runs statements that answer nothing of interest. */
  exec(statements: string): void;
  /** Copies the database as it is at one moment into a new file; those who write meanwhile do not wait. */
  backup(path: string): Promise<void>;
}

/**
 * Opens a database by the SQLite of Node.js, or by better-sqlite3 where that is too old to have one. Both have compiled in
 * that double quotes do not mean strings, and enforce foreign keys.
 * @param path of the file, or `:memory:`
 * @throws Error with a code of SQLite, or SqliteMissing
 */
export function openSqlite(path: string, { timeout = 0, readonly = false }: SqliteOptions = {}): SqliteFile {
  const options = { timeout, readonly };
  return BUILT_IN_SQLITE ? openBuiltIn(BUILT_IN_SQLITE, path, options) : openPackaged(path, options);
}
