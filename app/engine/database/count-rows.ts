import type { SelectQueryBuilder } from "kysely";
import type { Database } from "./schema";

/** The number of rows of a query without columns. */
export async function countRows<Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const { rows } = await query.select(({ fn }) => fn.countAll<number>().as("rows")).executeTakeFirstOrThrow();
  return Number(rows);
}
