import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type QueryExecutorProvider, sql } from "kysely";
import type pg from "pg";
import type { Settings } from "~/settings/settings.server";
import { isBusy } from "./database-unavailable";
import { type AnyDatabase, isPostgres } from "./dialect";
import { postgresClient } from "./postgres-client";
import { CONNECT_MILLISECONDS, SHOP_CONNECTION } from "./postgres-pool";
import { openSqlite } from "./sqlite-file";

/**
 * Locks the store's data: for any number of stores and backups, or for one restore. The operating system or the
 * database server releases a lock when its process ends, for whatever reason.
 */

/** Lock file of an SQLite store; always empty. */
const LOCK_FILE = "shop.lock";
/** Arbitrary, but the same in every process of the store. */
const RESTORE_LOCK = 480_277_194;

/** The server takes a moment to close the connections of a store that has just stopped. */
const MAX_ATTEMPTS = 10;
const ATTEMPT_MILLISECONDS = 100;

/** The data is in use in a conflicting way. */
export class ShopLocked extends Error {
  override name = "ShopLocked";
  readonly code = "SHOP_LOCKED";
}

export interface ShopLock {
  release(): Promise<void>;
}

const RESTORE_AT_WORK =
  "A restore is at work on this shop's data. Start the shop when the restore has ended.";
const SHOP_AT_WORK = "A shop or a backup is at work on this data. Stop it first; nothing was changed.";

/**
 * Locks the data folder of an SQLite store for a running store or a backup.
 * @throws ShopLocked during a restore
 */
export function lockDataFolder(dataDirectory: string): ShopLock {
  return lockFile(dataDirectory, "shared", RESTORE_AT_WORK);
}

/**
 * Checks that no restore is running on PostgreSQL. From then on, the store's named connections prevent a restore from
 * starting. Not needed on SQLite, whose lock is in the data folder.
 * @throws ShopLocked during a restore
 */
export async function expectNoRestore(db: AnyDatabase & QueryExecutorProvider): Promise<void> {
  if (!isPostgres(db)) return;
  const asked = sql<{
    is_free: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${RESTORE_LOCK}) as is_free`;
  const { rows } = await asked.execute(db);
  if (!rows[0].is_free) throw new ShopLocked(RESTORE_AT_WORK);
}

/** A restore's lock, which can be checked again before the database is replaced. */
export interface RestoreLock extends ShopLock {
  /** @throws ShopLocked when a store or a backup has started meanwhile */
  expectAlone(): Promise<void>;
}

/**
 * Locks the data for a restore.
 * @throws ShopLocked while a store or a backup is running
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

/** Other sessions only; a session may take the same lock several times. */
const OTHERS = `
  select pg_try_advisory_lock($1) as is_free,
    (select count(*)::int from pg_stat_activity where datname = current_database() and application_name = $2) as shops`;

/** Uses SQLite's own locks on an empty file: shared for readers, exclusive for a single writer. */
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
  const { Client } = postgresClient();
  const client = new Client({
    connectionString,
    application_name: "restore",
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
  });
  // An unhandled error event would end the process; the next query reports the broken connection.
  client.on("error", () => {});
  await client.connect();
  return client;
}
