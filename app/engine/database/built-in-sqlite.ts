import type { SqliteStatement } from "kysely";
import type { SqliteFile, SqliteOptions } from "./sqlite-database";

/** The part of the module node:sqlite that is used; the types of Node.js 20 lack it. */
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

/** Names of SQLite's result codes, used to recognize errors. */
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
/** More pages than a database can have: copies everything in one step, in a worker thread. */
const ALL_PAGES = 0x7fff_ffff;

/** Node.js's built-in SQLite; undefined where it is missing or too early a version: below 22.16. */
export const BUILT_IN_SQLITE = loadQuietly();

/** Suppresses the warning that some versions print on loading the experimental module. */
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

/** Opens a database with node:sqlite. @throws Error with SQLite's code */
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
 * A statement that returns rows as better-sqlite3 does: plain objects, bytes as Buffer. Building them from
 * node:sqlite's arrays is faster than using its own objects.
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
    // After a schema change, `select *` returns other columns.
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

/** node:sqlite rejects undefined, which better-sqlite3 and PostgreSQL treat as null. */
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

/** @throws the error with the name of its result code instead of node:sqlite's single code */
function failWithCode(error: unknown): never {
  if (error instanceof Error && "errcode" in error) {
    const name = CODES[Number(error.errcode) & RESULT_CODE] ?? `SQLITE_${error.errcode}`;
    throw Object.assign(error, { code: name });
  }
  throw error;
}
