import type { Kysely, Migration } from "kysely";

/** Products that cost by what is on them, such as letters, and less a piece when many are bought. */
export const pricesByDesign: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["counted_prices", "quantity_breaks"]) {
      await db.schema
        .alterTable("product")
        .addColumn(column, "text", (text) => text.notNull().defaultTo("[]"))
        .execute();
    }
    for (const table of ["cart_item", "sales_order_item"]) {
      await db.schema
        .alterTable(table)
        .addColumn("design_counts", "text", (text) => text.notNull().defaultTo("{}"))
        .execute();
    }
  },
};
