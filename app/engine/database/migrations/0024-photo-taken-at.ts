import type { Kysely, Migration } from "kysely";

/** When photos were taken, by the camera's own clock. */
export const photoTakenAt: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("photo").addColumn("taken_at", "text").execute();
  },
};
