import type { Kysely, Migration } from "kysely";

/** What staff have changed a setting from, so that the change can be undone. */
export const previousSettings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("configuration").addColumn("previous_value", "text").execute();
  },
};
