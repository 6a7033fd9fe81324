import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type QueryExecutorProvider, sql } from "kysely";
import pg from "pg";
import type { Settings } from "~/settings/settings.server";
import { isBusy } from "./database-unavailable";
import { type AnyDatabase, isPostgres } from "./dialect";
import { CONNECT_MILLISECONDS, SHOP_CONNECTION } from "./postgres-pool";
import { openSqlite } from "./sqlite-file";

/**
 * Who works with the shop's data: any number of shops and backups at a time, or one restore. The operating system or
 * the database server gives a lock back when the process that holds it dies, however it dies.
 */

/** The lock of an SQLite shop; the file stays empty. */
const LOCK_FILE = "shop.lock";
/** Any number, as long as every process of the shop uses the same. */
const RESTORE_LOCK = 480_277_194;

/** The server takes a moment to end the connections of a shop that has just stopped. */
const MAX_ATTEMPTS = 10;
const ATTEMPT_MILLISECONDS = 100;

/** The data is in use in a way that does not go with what was asked for. */
export class ShopLocked extends Error {
  override name = "ShopLocked";
  readonly code = "SHOP_LOCKED";
}

/** A lock that is held. */
export interface ShopLock {
  release(): Promise<void>;
}

const RESTORE_AT_WORK =
  "A restore is at work on this shop's data. Start the shop when the restore has ended.";
const SHOP_AT_WORK = "A shop or a backup is at work on this data. Stop it first; nothing was changed.";

/**
 * Takes the data folder of an SQLite shop for a shop that runs, or a backup of it.
 * @throws ShopLocked while a restore is at work
 */
export function lockDataFolder(dataDirectory: string): ShopLock {
  return lockFile(dataDirectory, "shared", RESTORE_AT_WORK);
}

/**
 * Asks a PostgreSQL whether a restore is at work. From then on the connections of the shop, which bear its name, keep a
 * restore from beginning. SQLite needs nothing: its lock lies in the data folder.
 * @throws ShopLocked when one is
 */
export async function expectNoRestore(db: AnyDatabase & QueryExecutorProvider): Promise<void> {
  if (!isPostgres(db)) return;
  const asked = sql<{
    is_free: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${RESTORE_LOCK}) as is_free`;
  const { rows } = await asked.execute(db);
  if (!rows[0].is_free) throw new ShopLocked(RESTORE_AT_WORK);
}

/** A lock of the restore, which can look once more before it replaces the database. */
export interface RestoreLock extends ShopLock {
  /** @throws ShopLocked when a shop or a backup has come meanwhile */
  expectAlone(): Promise<void>;
}

/**
 * Takes the data for a restore.
 * @throws ShopLocked while a shop or a backup is at work
 */
export async function lockForRestore(
  settings: Pick<Settings, "databaseUrl" | "dataDirectory">,
): Promise<RestoreLock> {
  if (!settings.databaseUrl) {
    return { ...lockFile(settings.dataDirectory, "exclusive", SHOP_AT_WORK), expectAlone: async () => {} };
  }
  const client = await connect(settings.databaseUrl);
  async function expectAlone(): Promise<void> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const { rows } = await client.query(OTHERS, [RESTORE_LOCK, SHOP_CONNECTION]);
      if (rows[0].is_free && rows[0].shops === 0) return;
      await pause(ATTEMPT_MILLISECONDS);
    }
    throw new ShopLocked(SHOP_AT_WORK);
  }
  try {
    await expectAlone();
  } catch (error) {
    await client.end();
    throw error;
  }
  return { release: () => client.end(), expectAlone };
}

/** A session may take the same lock several times. */
const OTHERS = `
  select pg_try_advisory_lock($1) as is_free,
    (select count(*)::int from pg_stat_activity where datname = current_database() and application_name = $2) as shops`;

/** SQLite's own locks on a file of nothing: shared while somebody reads, exclusive for who writes alone. */
function lockFile(folder: string, kind: "shared" | "exclusive", reason: string): ShopLock {
  const file = openSqlite(join(folder, LOCK_FILE));
  try {
    file.exec(kind === "exclusive" ? "begin exclusive" : "begin");
    file.prepare("select count(*) from sqlite_master").all([]);
  } catch (error) {
    file.close();
    if (isBusy(error)) throw new ShopLocked(reason);
    throw error;
  }
  return { release: async () => void file.close() };
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: "restore",
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
  });
  // Unheard, the error of a connection that breaks would end the process; the next query tells of it.
  client.on("error", () => {});
  await client.connect();
  return client;
}
