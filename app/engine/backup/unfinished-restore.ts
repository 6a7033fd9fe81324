import { sql } from "kysely";
import type { Settings } from "~/settings/settings.server";
import { UNFINISHED_RESTORE } from "../database/check-schema";
import { inspectDatabase } from "../database/inspect-database";

/**
 * A restored database has a table of this name until its files are in their places, too. It comes and goes with the
 * database itself, so that it tells the truth whenever a restore is broken off.
 */
export const MARK_UNFINISHED = `create table ${UNFINISHED_RESTORE} (id integer primary key)`;

/** Lets shops open the restored database. */
export function finishRestore(settings: Settings): Promise<void> {
  return inspectDatabase(settings, async (db) => {
    await sql`drop table if exists ${sql.table(UNFINISHED_RESTORE)}`.execute(db);
  });
}
