import type { Kysely, Migration } from "kysely";

/** Stores by what a category collects its products, for pages such as "Gifts for Mom". */
export const categoryProductRules: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("category")
      .addColumn("product_rule", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};
