import { join } from "node:path";
import {
  type ColumnDataType,
  type ColumnDefinitionBuilder,
  type Dialect,
  type DialectAdapter,
  type Expression,
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
import { ShopPostgresCompiler, ShopSqliteCompiler } from "./query-compilers";
import type { Connection } from "./schema";
import type { ShopDatabase } from "./shop-database";
import { PatientSqliteDriver } from "./sqlite-driver";
import { openSqlite } from "./sqlite-file";
import { NO_LIMIT } from "./time-limit";

/** File name of the SQLite database, in DATA_DIR and in backups. */
export const SQLITE_FILE = "shop.db";

/** All differences between SQLite and PostgreSQL. */

const MAX_CACHED_STATEMENTS = 1000;
/** Statements that change tables, after which a cached prepared statement could return the old columns. */
const CHANGES_TABLES = /^(?:alter|create|drop) /i;
/** Milliseconds for which the process blocks on another's lock; then the driver retries. */
const BUSY_MILLISECONDS = 50;
/** Page cache size; the libraries' defaults differ. */
const CACHE_KILOBYTES = 16_000;
/** Arbitrary, but the same in every process of the store. */
const START_LOCK = 480_277_193;

/** A database or a transaction, independent of its tables. */
export interface AnyDatabase {
  getExecutor(): { readonly adapter: DialectAdapter };
}

/** PostgreSQL if DATABASE_URL is set, otherwise SQLite in a file of the data directory. */
export function chooseDialect(settings: Settings): Dialect {
  return settings.databaseUrl ? postgres(settings) : sqlite(join(settings.dataDirectory, SQLITE_FILE));
}

/** An auto-increment integer primary key. */
export function countingId(
  db: AnyDatabase,
): [type: ColumnDataType, build: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder] {
  if (isPostgres(db)) return ["integer", (column) => column.generatedByDefaultAsIdentity().primaryKey()];
  return ["integer", (column) => column.autoIncrement().primaryKey()];
}

/** Column type for text that is compared byte by byte, so that a prefix is a range of its index. */
export function binaryText(db: AnyDatabase): Expression<unknown> | ColumnDataType {
  return isPostgres(db) ? sql`text collate "C"` : "text";
}

/** Column type for binary data; both databases return it as a Buffer. */
export function bytesType(db: AnyDatabase): ColumnDataType {
  return isPostgres(db) ? "bytea" : "blob";
}

/**
 * Locks the rows that the query reads until the transaction ends. Not needed on SQLite, whose transactions begin with
 * the single write lock.
 */
export function lockRows<Query extends { forUpdate(): Query }>(db: AnyDatabase, query: Query): Query {
  return isPostgres(db) ? query.forUpdate() : query;
}

/**
 * The same for rows that others refer to: `lockRows` would block each insert that refers to them by a foreign key, such
 * as an entry of the audit log, and two such transactions could deadlock.
 */
export function lockReferencedRows<Query extends { forNoKeyUpdate(): Query }>(
  db: AnyDatabase,
  query: Query,
): Query {
  return isPostgres(db) ? query.forNoKeyUpdate() : query;
}

/**
 * `lockRows`, skipping rows that are already locked, so that several processes each take different work. Not needed on
 * SQLite, which writes one at a time.
 */
export function lockFreeRows<Query extends { forUpdate(): Query; skipLocked(): Query }>(
  db: AnyDatabase,
  query: Query,
): Query {
  return isPostgres(db) ? query.forUpdate().skipLocked() : query;
}

/**
 * A clock shared by processes on several machines: the database's, or on SQLite the machine's. It is read once and
 * extrapolated from there, so that it never jumps.
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
 * Runs work without a statement timeout, such as changing a large table, or waiting for another process that does so.
 */
export async function withoutTimeLimit(db: ShopDatabase, work: (connection: Connection) => Promise<void>) {
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

/** The server's connection limit; null on SQLite. */
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
export async function notifyChannel(transaction: AnyDatabase & QueryExecutorProvider, channel: string) {
  if (isPostgres(transaction)) await sql`select pg_notify(${channel}, '')`.execute(transaction);
}

/** The same object for a database and all of its transactions. */
export function databaseIdentity(db: AnyDatabase): object {
  return db.getExecutor().adapter;
}

/** True for PostgreSQL, false for SQLite. */
export function isPostgres(db: AnyDatabase): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

function postgres(settings: Settings): Dialect {
  const pool = openPool(settings);
  const dialect = new PostgresDialect({ pool });
  dialect.createDriver = () => new LimitedPostgresDriver(pool);
  dialect.createQueryCompiler = () => new ShopPostgresCompiler();
  return dialect;
}

/** An empty SQLite database private to its connection. */
export function inMemory(): Dialect {
  return sqlite(":memory:");
}

function sqlite(path: string): Dialect {
  const config = { database: async () => withCachedStatements(openFile(path)) };
  const dialect = new SqliteDialect(config);
  dialect.createDriver = () => new PatientSqliteDriver(config);
  dialect.createQueryCompiler = () => new ShopSqliteCompiler();
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
 * Caches prepared statements: Kysely prepares one per query, and reuse halves the cost of a short query. Transactions
 * take the write lock when they begin, since one that reads first could not wait for the lock later.
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

/** Runs Kysely's migrations in a transaction, so that concurrently starting processes take turns. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
