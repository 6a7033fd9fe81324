import { createRequire } from "node:module";
import type { SqliteFile, SqliteOptions } from "./sqlite-database";

type Package = typeof import("better-sqlite3");

/** More pages than a database can have: all of one moment, for the copy is a process of its own. */
const ALL_PAGES = 0x7fff_ffff;

/** No SQLite can be loaded. The message says in one line what the owner can do. */
class SqliteMissing extends Error {
  readonly code = "NO_SQLITE";
}

/**
 * Opens a database by better-sqlite3.
 * @param load the package; with its first database it loads its native part
 * @throws SqliteMissing when it is not installed, or for another version of Node.js; Error with a code of SQLite
 */
export function openPackaged(
  path: string,
  options: Required<SqliteOptions>,
  load: () => Package = loadPackage,
): SqliteFile {
  const database = open(path, options, load);
  return {
    prepare: (text) => database.prepare(text),
    exec: (statements) => void database.exec(statements),
    backup: async (copy) => void (await database.backup(copy, { progress: () => ALL_PAGES })),
    close: () => void database.close(),
  };
}

function loadPackage(): Package {
  return createRequire(import.meta.url)("better-sqlite3");
}

function open(path: string, options: Required<SqliteOptions>, load: () => Package): InstanceType<Package> {
  try {
    return new (load())(path, options);
  } catch (error) {
    const advice = adviceFor(error);
    throw advice ? new SqliteMissing(advice, { cause: error }) : error;
  }
}

function adviceFor(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error ? error.code : undefined;
  if (code === "ERR_DLOPEN_FAILED")
    return `better-sqlite3 was installed for another version of Node.js than ${process.version}: run npm rebuild.`;
  if (code === "MODULE_NOT_FOUND" || error.message.startsWith("Could not locate the bindings file"))
    return `Node.js ${process.version} needs better-sqlite3, which is not installed: use Node.js 22.16 or newer, or run npm ci where python3, make and g++ are.`;
  return null;
}
