import { join } from "node:path";
import { sql } from "kysely";
import type { Settings } from "~/settings/settings.server";
import { inspectDatabase } from "../database/inspect-database";
import { expectNoRestore } from "../database/shop-lock";
import { countTables, type TableCounts } from "./count-tables";
import { runPostgresProgram } from "./postgres-program";

export const POSTGRES_FILE = "shop.dump";
/** The restored tables get the owner and privileges of the target database. */
export const PLAIN = ["--no-owner", "--no-privileges"];

/** Copies the database with pg_dump, in the same snapshot in which its rows are counted. */
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

/** True if the database has no tables at all. */
export function isPostgresEmpty(settings: Settings): Promise<boolean> {
  return inspectDatabase(settings, async (db) => (await tableNames(db)).length === 0);
}

/** All tables of the database, including those of other programs. */
export async function tableNames(db: Parameters<typeof countTables>[0]): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.map(({ name }) => name);
}
