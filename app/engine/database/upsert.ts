import { type Kysely, sql } from "kysely";
import type { Connection, Database, NewRow } from "./schema";

/** Inserts the rows; existing ones (by key) are updated, except for the columns `except`. */
export async function upsert<Table extends keyof Database>(
  db: Connection,
  table: Table,
  key: (keyof NewRow<Table> & string)[],
  rows: NewRow<Table>[],
  { except = [] }: { except?: (keyof NewRow<Table> & string)[] } = {},
): Promise<void> {
  if (rows.length === 0) return;
  const unchanged: string[] = [...key, ...except];
  const others = Object.keys(rows[0]).filter((column) => !unchanged.includes(column));
  const values = Object.fromEntries(others.map((column) => [column, sql.ref(`excluded.${column}`)]));
  // Kysely cannot type a table given as a type parameter; NewRow above checks the columns.
  await (db as unknown as Kysely<Record<string, Record<string, unknown>>>)
    .insertInto(table as string)
    .values(rows as Record<string, unknown>[])
    .onConflict((conflict) => conflict.columns(key as string[]).doUpdateSet(values))
    .execute();
}
