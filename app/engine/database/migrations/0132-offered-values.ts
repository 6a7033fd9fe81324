import type { Kysely, Migration } from "kysely";

/** Adds to the value of an option whether the product is sold in it. */
export const offeredValues: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("product_option_value")
      .addColumn("is_offered", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
