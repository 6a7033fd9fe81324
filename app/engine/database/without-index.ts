import { type RawBuilder, sql } from "kysely";

/**
 * A text column in a condition that no index may serve. Without statistics SQLite would read all orders of a store by
 * their index instead of the few that another condition selects.
 */
export function withoutIndex(column: string): RawBuilder<string> {
  return sql<string>`(${sql.ref(column)} || '')`;
}
