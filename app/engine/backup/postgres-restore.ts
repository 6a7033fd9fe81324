import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Settings } from "~/settings/settings.server";
import { inspectDatabase } from "../database/inspect-database";
import { BackupRejection } from "./backup-rejection";
import type { TableCounts } from "./count-tables";
import { PLAIN, POSTGRES_FILE, tableNames } from "./postgres-copy";
import { startPostgresProgram } from "./postgres-program";
import { MARK_UNFINISHED } from "./unfinished-restore";

const TABLE_NAME = /^[a-z_][a-z0-9_]*$/;

/** Suppresses the notice for each constraint dropped with its table. */
const QUIET = "set client_min_messages = warning";

/** Printed by psql after the last statement. */
const EVERYTHING_THERE = "everything is there";

/**
 * Replaces all tables of the database with the backup's in one transaction, committed only after the row counts were
 * verified. Any interruption leaves the old tables unchanged.
 * @param expectAlone called right before the commit
 * @throws BackupRejection with the error output of PostgreSQL's programs
 */
export async function restorePostgres(
  settings: Settings,
  databaseUrl: string,
  {
    folder,
    counts,
    expectAlone,
  }: { folder: string; counts: TableCounts["counts"]; expectAlone: () => Promise<void> },
): Promise<void> {
  const replaced = await inspectDatabase(settings, tableNames);
  const script = startPostgresProgram("pg_restore", null, [
    "--file=-",
    ...PLAIN,
    join(folder, POSTGRES_FILE),
  ]);
  const psql = startPostgresProgram("psql", databaseUrl, [
    "--no-psqlrc",
    "--quiet",
    "--set=ON_ERROR_STOP=1",
    "--file=-",
  ]);
  try {
    write(psql.input, [
      QUIET,
      "begin",
      ...replaced.map((name) => `drop table if exists ${quoted(name)} cascade`),
    ]);
    await Promise.all([pipeline(script.output, psql.input, { end: false }), script.ended]);
    write(psql.input, ["reset search_path", countCheck(counts), MARK_UNFINISHED]);
    psql.input.write(`\\echo ${EVERYTHING_THERE}\n`);
    await Promise.race([said(psql.output, EVERYTHING_THERE), psql.ended]);
    await expectAlone();
    write(psql.input, ["commit"]);
    psql.input.end();
    await psql.ended;
  } catch (error) {
    // Without a commit, the server rolls back.
    script.kill();
    psql.kill();
    const complaint = await psql.ended.catch((reason) => reason);
    // psql's error output is more useful than the write error.
    throw complaint instanceof BackupRejection ? complaint : error;
  }
}

function write(input: Writable, statements: string[]): void {
  for (const statement of statements) input.write(`${statement};\n`);
}

/** Resolves when the program prints this text, or its output ends. */
async function said(output: Readable, words: string): Promise<void> {
  let text = "";
  for await (const part of output) {
    text = (text + part).slice(-2 * words.length);
    if (text.includes(words)) return;
  }
}

/** Statement that fails when the row count of a table differs from the backup's. */
function countCheck(counts: TableCounts["counts"]): string {
  const checks = Object.entries(counts).map(([table, count]) => {
    if (!TABLE_NAME.test(table)) throw new Error(`The backup names a table "${table}".`);
    return `if (select count(*) from ${quoted(table)}) <> ${Number(count)} then
      raise exception 'The table ${table} has not ${Number(count)} rows after restoring';
    end if;`;
  });
  return `do $check$ begin ${checks.join("\n")} end $check$`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
