import type { SqliteStatement } from "kysely";
import type { SqliteFile, SqliteOptions } from "./sqlite-database";

/** What the shop uses of the module node:sqlite, which the types of Node.js 20 do not know. */
interface NodeSqlite {
  DatabaseSync: new (path: string, options: { timeout: number; readOnly: boolean }) => Database;
  backup(source: Database, path: string, options: { rate: number }): Promise<number>;
}

interface Database {
  exec(statements: string): void;
  prepare(text: string): Statement;
  close(): void;
}

interface Statement {
  columns(): { name: string }[];
  setReturnArrays(isOn: boolean): void;
  all(...parameters: unknown[]): unknown[][];
  run(...parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
}

/** Names of SQLite's result codes, by which the rest of the shop knows errors. */
const CODES: Record<number, string> = {
  1: "SQLITE_ERROR",
  5: "SQLITE_BUSY",
  6: "SQLITE_LOCKED",
  7: "SQLITE_NOMEM",
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  11: "SQLITE_CORRUPT",
  13: "SQLITE_FULL",
  14: "SQLITE_CANTOPEN",
  15: "SQLITE_PROTOCOL",
  19: "SQLITE_CONSTRAINT",
  26: "SQLITE_NOTADB",
};
/** The lower byte of an extended result code is the result code. */
const RESULT_CODE = 0xff;
/** More pages than a database can have: the copy is made in one go, on a thread of its own. */
const ALL_PAGES = 0x7fff_ffff;

/** The SQLite of Node.js itself, or undefined where it has none or only a first draft: below 22.16. */
export const BUILT_IN_SQLITE = loadQuietly();

/** The first time the module is loaded, some versions warn that it may still change. That is not the owner's concern. */
function loadQuietly(): NodeSqlite | undefined {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    const sqlite = process.getBuiltinModule("node:sqlite") as NodeSqlite | undefined;
    return sqlite && "backup" in sqlite ? sqlite : undefined;
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Opens a database by node:sqlite. @throws Error with a code of SQLite */
export function openBuiltIn(
  { DatabaseSync, backup }: NodeSqlite,
  path: string,
  { timeout, readonly }: Required<SqliteOptions>,
): SqliteFile {
  const database = withCode(() => new DatabaseSync(path, { timeout, readOnly: readonly }));
  return {
    prepare: (text) => new BuiltInStatement(withCode(() => database.prepare(text))),
    exec: (statements) => withCode(() => database.exec(statements)),
    async backup(copy) {
      await backup(database, copy, { rate: ALL_PAGES }).catch(failWithCode);
    },
    close: () => database.close(),
  };
}

/**
 * A statement that answers rows as better-sqlite3 does: plain objects, bytes as Buffer. node:sqlite's own objects are slower
 * to make and to read than those made here of its arrays.
 */
class BuiltInStatement implements SqliteStatement {
  readonly reader: boolean;
  private names: string[];

  constructor(private readonly statement: Statement) {
    this.names = this.readNames();
    this.reader = this.names.length > 0;
    statement.setReturnArrays(true);
  }

  all(parameters: readonly unknown[]): Record<string, unknown>[] {
    const rows = withCode(() => this.statement.all(...parameters.map(toBound)));
    // After a change of the table, `select *` answers other columns.
    if (rows.length > 0 && rows[0].length !== this.names.length) this.names = this.readNames();
    return rows.map((values) => this.toRow(values));
  }

  run(parameters: readonly unknown[]) {
    return withCode(() => this.statement.run(...parameters.map(toBound)));
  }

  *iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    yield* this.all(parameters);
  }

  private readNames(): string[] {
    return this.statement.columns().map(({ name }) => name);
  }

  private toRow(values: unknown[]): Record<string, unknown> {
    const row: Record<string, unknown> = {};
    for (let column = 0; column < values.length; column += 1) {
      row[this.names[column]] = toResult(values[column]);
    }
    return row;
  }
}

/** node:sqlite takes no undefined, which is null to better-sqlite3 and to PostgreSQL. */
function toBound(value: unknown): unknown {
  return value === undefined ? null : value;
}

function toResult(value: unknown): unknown {
  if (!(value instanceof Uint8Array)) return value;
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
}

function withCode<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    return failWithCode(error);
  }
}

/** @throws the error, with the name of its result code in place of the one code that node:sqlite gives to all */
function failWithCode(error: unknown): never {
  if (error instanceof Error && "errcode" in error) {
    const name = CODES[Number(error.errcode) & RESULT_CODE] ?? `SQLITE_${error.errcode}`;
    throw Object.assign(error, { code: name });
  }
  throw error;
}
