import { createRequire } from "node:module";
import type { SqliteDatabase } from "kysely";
import { BUILT_IN_SQLITE, openBuiltIn } from "./built-in-sqlite";

/** More pages than a database can have: all of one moment, for the copy is a process of its own. */
const ALL_PAGES = 0x7fff_ffff;

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
 * @throws Error with a code of SQLite, or in one sentence when no SQLite can be loaded
 */
export function openSqlite(path: string, { timeout = 0, readonly = false }: SqliteOptions = {}): SqliteFile {
  const options = { timeout, readonly };
  return BUILT_IN_SQLITE ? openBuiltIn(BUILT_IN_SQLITE, path, options) : openPackage(path, options);
}

function openPackage(path: string, options: Required<SqliteOptions>): SqliteFile {
  const database = loadPackage(path, options);
  return {
    prepare: (text) => database.prepare(text),
    exec: (statements) => void database.exec(statements),
    backup: async (copy) => void (await database.backup(copy, { progress: () => ALL_PAGES })),
    close: () => void database.close(),
  };
}

type Package = typeof import("better-sqlite3");

function loadPackage(path: string, options: Required<SqliteOptions>): InstanceType<Package> {
  try {
    const Database: Package = createRequire(import.meta.url)("better-sqlite3");
    return new Database(path, options);
  } catch (error) {
    throw asMissing(error);
  }
}

/** The native part is loaded by the first database. In one sentence what its owner can do when there is none. */
function asMissing(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "ERR_DLOPEN_FAILED") {
    const reason = `better-sqlite3 was installed for another version of Node.js than ${process.version}`;
    return new Error(`${reason}: run npm rebuild.`, { cause: error });
  }
  if (code === "MODULE_NOT_FOUND" || String(error).includes("Could not locate the bindings file")) {
    const reason = `Node.js ${process.version} has no SQLite of its own, and better-sqlite3 is not installed`;
    return new Error(
      `${reason}: use Node.js 22.16 or newer, or run npm ci where python3, make and g++ are.`,
      {
        cause: Object.assign(new Error(String(error)), { code: "MODULE_NOT_FOUND" }),
      },
    );
  }
  return error;
}
