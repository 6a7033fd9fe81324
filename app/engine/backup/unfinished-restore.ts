import { sql } from "kysely";
import type { Settings } from "~/settings/settings.server";
import { UNFINISHED_RESTORE } from "../database/check-schema";
import { inspectDatabase } from "../database/inspect-database";

/**
 * Creates the table that marks a restored database until its files are in place, too. Being part of the database, the
 * mark is correct whenever a restore is interrupted.
 */
export const MARK_UNFINISHED = `create table ${UNFINISHED_RESTORE} (id integer primary key)`;

/** Allows stores to open the restored database. */
export function finishRestore(settings: Settings): Promise<void> {
  return inspectDatabase(settings, async (db) => {
    await sql`drop table if exists ${sql.table(UNFINISHED_RESTORE)}`.execute(db);
  });
}
