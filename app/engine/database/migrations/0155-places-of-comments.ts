import type { Kysely, Migration } from "kysely";

/** Where on the picture of a design a comment points; null for comments on the whole. */
export const placesOfComments: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["place_x", "place_y"])
      await db.schema.alterTable("design_comment").addColumn(column, "integer").execute();
  },
};
