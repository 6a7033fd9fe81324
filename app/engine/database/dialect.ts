import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import {
  type ColumnDataType,
  type ColumnDefinitionBuilder,
  type Dialect,
  type DialectAdapter,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type QueryExecutorProvider,
  SqliteAdapter,
  SqliteDialect,
  sql,
} from "kysely";
import type { Settings } from "~/settings.server";
import { openPool } from "./postgres-pool";

/** Everything in which SQLite and PostgreSQL differ. */

const STATEMENTS_KEPT = 1000;
const BUSY_MILLISECONDS = 10_000;
/** Any number, as long as every process of the shop uses the same. */
const START_LOCK = 480_277_193;

/** A database or a transaction in it, whatever its tables. */
interface AnyDatabase {
  getExecutor(): { readonly adapter: DialectAdapter };
}

/** PostgreSQL when an address is set, else SQLite in a file of the data directory. */
export function chooseDialect(settings: Settings): Dialect {
  return settings.databaseUrl
    ? new PostgresDialect({ pool: openPool(settings) })
    : sqlite(join(settings.dataDirectory, "shop.db"));
}

/** A whole number that counts itself up, as primary key. */
export function countingId(
  db: AnyDatabase,
): [type: ColumnDataType, build: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder] {
  if (isPostgres(db)) return ["integer", (column) => column.generatedByDefaultAsIdentity().primaryKey()];
  return ["integer", (column) => column.autoIncrement().primaryKey()];
}

/** Type of a column that keeps a file's bytes; both answer them as a Buffer. */
export function bytesType(db: AnyDatabase): ColumnDataType {
  return isPostgres(db) ? "bytea" : "blob";
}

/**
 * Locks the rows that the query reads until the transaction ends. SQLite needs nothing: its transactions
 * begin with the one write lock.
 */
export function lockRows<Query extends { forUpdate(): Query }>(db: AnyDatabase, query: Query): Query {
  return isPostgres(db) ? query.forUpdate() : query;
}

/**
 * The same, of the rows that nobody else has locked: for work of which each of several processes takes another piece.
 * SQLite needs nothing: it changes one thing at a time.
 */
export function lockFreeRows<Query extends { forUpdate(): Query; skipLocked(): Query }>(
  db: AnyDatabase,
  query: Query,
): Query {
  return isPostgres(db) ? query.forUpdate().skipLocked() : query;
}

/**
 * A clock that processes on several machines agree on: the database's, asked once and counted on from there. Of SQLite
 * there is one machine.
 */
export async function databaseClock(db: AnyDatabase & QueryExecutorProvider): Promise<() => Date> {
  if (!isPostgres(db)) return () => new Date();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const asked = performance.now();
  return () => new Date(rows[0].now.getTime() + performance.now() - asked);
}

/**
 * Does work for which a statement may take as long as it needs, such as a change of a large table, or waiting for another
 * process that makes it.
 */
export async function withoutTimeLimit<Tables>(
  db: Kysely<Tables>,
  work: (connection: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  if (!isPostgres(db)) return work(db);
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await work(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

/** How many connections the server gives to all processes; null where that is no question. */
export async function mostConnections(db: AnyDatabase & QueryExecutorProvider): Promise<number | null> {
  if (!isPostgres(db)) return null;
  const { rows } = await sql<{ max_connections: string }>`show max_connections`.execute(db);
  return Number(rows[0].max_connections);
}

/** Waits until no other starting process is in its own start transaction. */
export async function lockStart(transaction: AnyDatabase & QueryExecutorProvider): Promise<void> {
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(${START_LOCK})`.execute(transaction);
}

/** Tells every process that hears the channel, once the transaction is committed. SQLite cannot: there one has to look. */
export async function tellProcesses(
  transaction: AnyDatabase & QueryExecutorProvider,
  channel: string,
): Promise<void> {
  if (isPostgres(transaction)) await sql`select pg_notify(${channel}, '')`.execute(transaction);
}

/** The same object for a database and all of its transactions. */
export function databaseIdentity(db: AnyDatabase): object {
  return db.getExecutor().adapter;
}

function isPostgres(db: AnyDatabase): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

function sqlite(path: string): Dialect {
  const dialect = new SqliteDialect({ database: async () => withKeptStatements(openFile(path)) });
  dialect.createAdapter = () => new TransactionalSqliteAdapter();
  return dialect;
}

function openFile(path: string): SqliteDatabase.Database {
  const database = new SqliteDatabase(path, { timeout: BUSY_MILLISECONDS });
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = NORMAL");
  database.pragma("foreign_keys = ON");
  return database;
}

/**
 * Kysely prepares a statement at each query; keeping them halves the cost of a short one. A transaction takes the
 * write lock when it begins, for one that reads first and writes later could not wait for another process.
 */
function withKeptStatements(database: SqliteDatabase.Database) {
  const kept = new Map<string, SqliteDatabase.Statement>();
  return {
    close: () => database.close(),
    prepare(text: string) {
      const known = kept.get(text);
      if (known) return known;
      const statement = database.prepare(text === "begin" ? "begin immediate" : text);
      if (kept.size >= STATEMENTS_KEPT) kept.clear();
      kept.set(text, statement);
      return statement;
    },
  };
}

/** Lets Kysely run migrations in a transaction, so that two processes that start at once take turns. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
