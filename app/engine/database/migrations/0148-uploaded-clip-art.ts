import type { Kysely, Migration } from "kysely";

/** Clip art that shoppers upload is kept with their photos, as its shapes. */
export const uploadedClipArt: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("photo").addColumn("paths", "text").execute();
  },
};
