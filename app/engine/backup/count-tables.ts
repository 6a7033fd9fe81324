import { sql } from "kysely";
import type { Connection } from "../database/schema";

/** Row counts of a database. */
export interface TableCounts {
  /** The latest applied migration. */
  migration: string;
  counts: Record<string, number>;
}

/** Counts the rows of every table. */
export async function countTables(db: Connection): Promise<TableCounts> {
  const tables = await db.introspection.getTables();
  const counts: TableCounts["counts"] = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    );
    counts[name] = Number(rows[0].count);
  }
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  return { migration: rows[0].name, counts };
}
