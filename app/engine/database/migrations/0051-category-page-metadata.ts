import type { Kysely, Migration } from "kysely";

/** What a merchant tells search engines of a category's page, beside its title and description. */
export const categoryPageMetadata: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("category")
      .addColumn("page_metadata", "text", (column) => column.notNull().defaultTo("{}"))
      .execute();
  },
};
