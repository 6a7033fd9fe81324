import type { Kysely, Migration } from "kysely";

/** Stores each revision of a design in words, for those who cannot see its picture. */
export const designDescriptions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("design_revision").addColumn("description", "text").execute();
  },
};
