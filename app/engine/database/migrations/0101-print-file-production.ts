import type { Kysely, Migration } from "kysely";

/** Adds to print files how their sheets are produced; null for files that were made before. */
export const printFileProduction: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("print_file").addColumn("production", "text").execute();
  },
};
