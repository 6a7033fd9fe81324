import { BUILT_IN_SQLITE, openBuiltIn } from "./built-in-sqlite";
import { openPackaged } from "./packaged-sqlite";
import type { SqliteFile, SqliteOptions } from "./sqlite-database";

/**
 * Opens a database with Node.js's SQLite, or with better-sqlite3 where that is missing or too old. Both are compiled so
 * that double quotes do not denote strings, and enforce foreign keys.
 * @param path of the file, or `:memory:`
 * @throws Error with SQLite's code, or SqliteMissing
 */
export function openSqlite(path: string, { timeout = 0, readonly = false }: SqliteOptions = {}): SqliteFile {
  const options = { timeout, readonly };
  return BUILT_IN_SQLITE ? openBuiltIn(BUILT_IN_SQLITE, path, options) : openPackaged(path, options);
}
