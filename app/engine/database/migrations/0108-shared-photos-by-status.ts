import type { Kysely, Migration } from "kysely";

/** Indexes shared photos for the pages that show the published ones, and for the lists of staff. */
export const sharedPhotosByStatus: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("shared_photo_status_index")
      .on("shared_photo")
      .columns(["store_code", "status", "created_at"])
      .execute();
  },
};
