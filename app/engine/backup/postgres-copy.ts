import { join } from "node:path";
import { sql } from "kysely";
import type { Settings } from "~/settings/settings.server";
import { inspectDatabase } from "../database/inspect-database";
import { expectNoRestore } from "../database/shop-lock";
import { countTables, type TableCounts } from "./count-tables";
import { runPostgresProgram } from "./postgres-program";

export const POSTGRES_FILE = "shop.dump";
/** Owners and rights are those of the database that it is restored into. */
export const PLAIN = ["--no-owner", "--no-privileges"];

/** Copies the database by pg_dump, as it is at the moment at which its rows are counted. */
export function copyPostgres(
  settings: Settings,
  databaseUrl: string,
  folder: string,
): Promise<TableCounts & { file: string }> {
  return inspectDatabase(settings, async (db) => {
    await expectNoRestore(db);
    return db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (transaction) => {
        const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(transaction);
        const counted = await countTables(transaction);
        await runPostgresProgram("pg_dump", databaseUrl, [
          "--format=custom",
          ...PLAIN,
          `--snapshot=${rows[0].id}`,
          `--file=${join(folder, POSTGRES_FILE)}`,
        ]);
        return { file: POSTGRES_FILE, ...counted };
      });
  });
}

/** Whether the database has no table yet, of whatever program. */
export function isPostgresEmpty(settings: Settings): Promise<boolean> {
  return inspectDatabase(settings, async (db) => (await tableNames(db)).length === 0);
}

/** All tables of the database, of whatever program. */
export async function tableNames(db: Parameters<typeof countTables>[0]): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.map(({ name }) => name);
}
