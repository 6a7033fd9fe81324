import type { Kysely, Migration } from "kysely";

/** Adds what a draft of content was made from, and why it lost its time. */
export const draftBases: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["base_hash", "problem"])
      await db.schema.alterTable("content_draft").addColumn(column, "text").execute();
  },
};
