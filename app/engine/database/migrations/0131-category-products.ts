import type { Kysely, Migration } from "kysely";

/** Adds to the row of a category which products it lists, and whether the shop shows it. */
export const categoryProducts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("category")
      .addColumn("product_skus", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await db.schema
      .alterTable("category")
      .addColumn("is_visible", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
