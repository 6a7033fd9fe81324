import { sql } from "kysely";

/** Label of a design in words, where the options of a line are listed. */
export const DESIGN_LABEL = "Design";

/** Selects the design in words of a line in one of the tables; null for a line without a design. */
export function designDescription(lines: "cart_item" | "sales_order_item") {
  return sql<string | null>`(
    select description from design_revision
    where design_revision.design_id = ${sql.ref(`${lines}.design_id`)}
      and design_revision.revision = ${sql.ref(`${lines}.design_revision`)}
  )`;
}
