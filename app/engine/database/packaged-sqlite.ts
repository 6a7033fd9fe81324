import { createRequire } from "node:module";
import type { SqliteFile, SqliteOptions } from "./sqlite-database";

type Package = typeof import("better-sqlite3");

/** More pages than a database can have: one consistent snapshot, made by a separate process. */
const ALL_PAGES = 0x7fff_ffff;

/** No SQLite library can be loaded. The message states in one line what the operator can do. */
class SqliteMissing extends Error {
  readonly code = "NO_SQLITE";
}

/**
 * Opens a database with better-sqlite3.
 * @param load loads the package; its native part is loaded with the first database
 * @throws SqliteMissing when it is not installed, or built for another version of Node.js; Error with SQLite's code
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
