import { join } from "node:path";
import { sql } from "kysely";
import type { Settings } from "~/settings.server";
import { countTables, lookInto, type TableCounts } from "./count-tables";
import { runPostgresProgram } from "./postgres-program";

const FILE = "shop.dump";
/** Owners and rights are those of the database that it is restored into. */
const PLAIN = ["--no-owner", "--no-privileges"];

/** Copies the database by pg_dump, as it is at the moment at which its rows are counted. */
export function copyPostgres(
  settings: Settings,
  databaseUrl: string,
  folder: string,
): Promise<TableCounts & { file: string }> {
  return lookInto(settings, (db) =>
    db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (transaction) => {
        const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(transaction);
        const counted = await countTables(transaction);
        await runPostgresProgram("pg_dump", databaseUrl, [
          "--format=custom",
          ...PLAIN,
          `--snapshot=${rows[0].id}`,
          `--file=${join(folder, FILE)}`,
        ]);
        return { file: FILE, ...counted };
      }),
  );
}

/** Whether the database has no table yet, of whatever program. */
export function isPostgresEmpty(settings: Settings): Promise<boolean> {
  return lookInto(settings, async (db) => (await tableNames(db)).length === 0);
}

/** All of it or nothing, but for tables that were there before: they are gone then. */
export async function restorePostgres(
  settings: Settings,
  databaseUrl: string,
  folder: string,
): Promise<TableCounts> {
  return lookInto(settings, async (db) => {
    for (const name of await tableNames(db)) {
      await sql`drop table if exists ${sql.table(name)} cascade`.execute(db);
    }
    const all = ["--exit-on-error", "--single-transaction", ...PLAIN, join(folder, FILE)];
    await runPostgresProgram("pg_restore", databaseUrl, all);
    return countTables(db);
  });
}

async function tableNames(db: Parameters<typeof countTables>[0]): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.map(({ name }) => name);
}
