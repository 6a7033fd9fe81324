import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import pg from "pg";
import { tableNames } from "~/engine/backup/postgres-copy";
import { chooseDialect, SQLITE_FILE } from "~/engine/database/dialect";
import { inspectDatabase } from "~/engine/database/inspect-database";
import { lockForRestore } from "~/engine/database/shop-lock";
import { openEngine } from "~/engine/shared/engine";
import type { Settings } from "~/settings/settings.server";
import { NotForThisShop } from "./not-for-this-shop";

/** The store's entries in its data folder, except the generated secret and backups. */
const REMOVED = [
  SQLITE_FILE,
  `${SQLITE_FILE}-wal`,
  `${SQLITE_FILE}-shm`,
  "photos",
  "print",
  "mail",
  "uploads",
  "restoring",
];
const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?|\/.*)$/;

/**
 * Replaces the store's data with a freshly seeded store. The generated session secret and the backups stay.
 * @param settings name the data folder and the database
 * @param say receives a line before anything is deleted, and one at the end
 * @throws NotForThisShop when the store is remote or keeps files in a bucket; ShopLocked while a store or a backup is
 * running
 */
export async function resetShop(settings: Settings, say: (line: string) => void): Promise<void> {
  expectOwnData(settings);
  const lock = await lockForRestore(settings);
  try {
    const paths = REMOVED.map((name) => join(settings.dataDirectory, name)).filter((path) =>
      existsSync(path),
    );
    const tables = settings.databaseUrl ? await inspectDatabase(settings, tableNames) : [];
    if (tables.length > 0) paths.unshift(`${tables.length} tables of ${databaseName(settings.databaseUrl)}`);
    say(paths.length > 0 ? `Removing ${paths.join(", ")}` : `Nothing to remove in ${settings.dataDirectory}`);
    await lock.expectAlone();
    if (tables.length > 0) await dropTables(settings, tables);
    for (const name of REMOVED) {
      await rm(join(settings.dataDirectory, name), { recursive: true, force: true });
    }
  } finally {
    await lock.release();
  }
  await (await openEngine(settings)).close();
  say("The shop is as new. Start it with npm run dev, or fill it with npm run demo.");
}

/** @throws NotForThisShop when the data may be somebody else's */
function expectOwnData({ providerUrl, databaseUrl, s3 }: Settings): void {
  if (providerUrl) throw new NotForThisShop("PROVIDER_URL is set: this shop has no database of its own.");
  if (s3) throw new NotForThisShop("S3_ENDPOINT is set: files in a bucket are not removed by this command.");
  if (!databaseUrl || THIS_MACHINE.test(new pg.Client(databaseUrl).host)) return;
  throw new NotForThisShop("DATABASE_URL names another machine: only a database on this one is reset.");
}

function databaseName(databaseUrl: string | undefined): string {
  const { database, host } = new pg.Client(databaseUrl);
  return `the database ${database} at ${host}`;
}

async function dropTables(settings: Settings, tables: string[]): Promise<void> {
  const db = new Kysely({ dialect: chooseDialect(settings) });
  try {
    await db.transaction().execute(async (transaction) => {
      for (const table of tables)
        await sql`drop table if exists ${sql.table(table)} cascade`.execute(transaction);
    });
  } finally {
    await db.destroy();
  }
}
