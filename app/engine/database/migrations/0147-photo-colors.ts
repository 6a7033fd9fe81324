import type { Kysely, Migration } from "kysely";

/** The main colors of photos, which the studio offers. Earlier photos have none. */
export const photoColors: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("photo").addColumn("colors", "text").execute();
  },
};
