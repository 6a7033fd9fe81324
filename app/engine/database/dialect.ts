import { join } from "node:path";
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
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
  sql,
} from "kysely";
import type { Settings } from "~/settings/settings.server";
import { LimitedPostgresDriver } from "./postgres-driver";
import { openPool } from "./postgres-pool";
import type { Database } from "./schema";
import type { ShopDatabase } from "./shop-database";
import { PatientSqliteDriver } from "./sqlite-driver";
import { openSqlite } from "./sqlite-file";
import { NO_LIMIT } from "./time-limit";

/** SQLite's database, by the same name in DATA_DIR and in a backup. */
export const SQLITE_FILE = "shop.db";

/** Everything in which SQLite and PostgreSQL differ. */

const MAX_CACHED_STATEMENTS = 1000;
/** After such a statement, one that was prepared before may still answer the columns of before. */
const CHANGES_TABLES = /^(?:alter|create|drop) /i;
/** The process stands still so long for the lock of another one; after it the driver tries again. */
const BUSY_MILLISECONDS = 50;
/** Memory for pages of the file; the libraries' own defaults differ. */
const CACHE_KILOBYTES = 16_000;
/** Any number, as long as every process of the shop uses the same. */
const START_LOCK = 480_277_193;

/** A database or a transaction in it, whatever its tables. */
export interface AnyDatabase {
  getExecutor(): { readonly adapter: DialectAdapter };
}

/** PostgreSQL when an address is set, else SQLite in a file of the data directory. */
export function chooseDialect(settings: Settings): Dialect {
  return settings.databaseUrl ? postgres(settings) : sqlite(join(settings.dataDirectory, SQLITE_FILE));
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
 * A clock that processes on several machines agree on: the database's, or that of the one machine that SQLite is on. It is
 * asked once and counted on from there, so that it does not leap.
 */
export async function databaseClock(db: AnyDatabase & QueryExecutorProvider): Promise<() => Date> {
  const now = isPostgres(db) ? await serverTime(db) : new Date();
  const asked = performance.now();
  return () => new Date(now.getTime() + performance.now() - asked);
}

async function serverTime(db: QueryExecutorProvider): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0].now;
}

/**
 * Does work for which a statement may take as long as it needs, such as a change of a large table, or waiting for another
 * process that makes it.
 */
export async function withoutTimeLimit(
  db: ShopDatabase,
  work: (connection: Kysely<Database>) => Promise<void>,
): Promise<void> {
  if (!isPostgres(db)) return work(db);
  await db
    .within(NO_LIMIT)
    .connection()
    .execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection);
      await work(connection);
      await sql`reset statement_timeout`.execute(connection);
    });
}

/** How many connections the server gives to all processes; null where that is no question. */
export async function maxConnections(db: AnyDatabase & QueryExecutorProvider): Promise<number | null> {
  if (!isPostgres(db)) return null;
  const { rows } = await sql<{ max_connections: string }>`show max_connections`.execute(db);
  return Number(rows[0].max_connections);
}

/** Waits until no other starting process is in its own start transaction. */
export async function lockStart(transaction: AnyDatabase & QueryExecutorProvider): Promise<void> {
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(${START_LOCK})`.execute(transaction);
}

/** Notifies every process that listens to the channel, once the transaction commits. Does nothing on SQLite: poll there. */
export async function notifyChannel(
  transaction: AnyDatabase & QueryExecutorProvider,
  channel: string,
): Promise<void> {
  if (isPostgres(transaction)) await sql`select pg_notify(${channel}, '')`.execute(transaction);
}

/** The same object for a database and all of its transactions. */
export function databaseIdentity(db: AnyDatabase): object {
  return db.getExecutor().adapter;
}

/** Whether the database is PostgreSQL; otherwise it is SQLite. */
export function isPostgres(db: AnyDatabase): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

function postgres(settings: Settings): Dialect {
  const pool = openPool(settings);
  const dialect = new PostgresDialect({ pool });
  dialect.createDriver = () => new LimitedPostgresDriver(pool);
  return dialect;
}

/** An empty SQLite database that no other connection sees. */
export function inMemory(): Dialect {
  return sqlite(":memory:");
}

function sqlite(path: string): Dialect {
  const config = { database: async () => withCachedStatements(openFile(path)) };
  const dialect = new SqliteDialect(config);
  dialect.createDriver = () => new PatientSqliteDriver(config);
  dialect.createAdapter = () => new TransactionalSqliteAdapter();
  return dialect;
}

function openFile(path: string): SqliteDatabase {
  const database = openSqlite(path, { timeout: BUSY_MILLISECONDS });
  database.exec("pragma journal_mode = WAL; pragma synchronous = NORMAL; pragma foreign_keys = ON");
  database.exec(`pragma cache_size = -${CACHE_KILOBYTES}`);
  return database;
}

/**
 * Kysely prepares a statement at each query; keeping them halves the cost of a short one. A transaction takes the
 * write lock when it begins, for one that reads first and writes later could not wait for another process.
 */
function withCachedStatements(database: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text: string) {
      const known = kept.get(text);
      if (known) return known;
      const statement = database.prepare(text === "begin" ? "begin immediate" : text);
      if (kept.size >= MAX_CACHED_STATEMENTS || CHANGES_TABLES.test(text)) kept.clear();
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
