import type { Kysely, Migration } from "kysely";

/** Stores whom a product is a good gift for. */
export const productRecipients: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("product")
      .addColumn("recipient", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};
