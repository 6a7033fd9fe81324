import type { Kysely, Migration } from "kysely";

/** Photos that their owner removed from the list of their photos; designs that contain them keep them. */
export const photoTray: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("photo").addColumn("removed_at", "text").execute();
  },
};
