import { type Compilable, sql } from "kysely";
import type { Connection } from "~/engine/database/schema";

/** How SQLite carries out a query, a step a line. */
export async function planOf(db: Connection, query: Compilable): Promise<string> {
  const { sql: text, parameters } = query.compile();
  const parts = text
    .split("?")
    .map(
      (part, index) => sql`${sql.raw(part)}${index < parameters.length ? sql.val(parameters[index]) : sql``}`,
    );
  const { rows } = await sql<{ detail: string }>`explain query plan ${sql.join(parts, sql``)}`.execute(db);
  return rows.map(({ detail }) => detail).join("\n");
}
