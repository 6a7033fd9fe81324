import type { Kysely, Migration } from "kysely";

/** What advertising services are told of a content page, such as a landing page for one product. */
export const pageRemarketing: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("cms_page")
      .addColumn("remarketing", "text", (column) => column.notNull().defaultTo("{}"))
      .execute();
  },
};
