import { BUILT_IN_SQLITE, openBuiltIn } from "./built-in-sqlite";
import { openPackaged } from "./packaged-sqlite";
import type { SqliteFile, SqliteOptions } from "./sqlite-database";

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
