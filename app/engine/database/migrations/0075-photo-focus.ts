import type { Kysely, Migration } from "kysely";

/** Where the crop of a photo starts, as fractions of its width and height; null for photos stored before. */
export const photoFocus: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["focus_x", "focus_y"]) {
      await db.schema.alterTable("photo").addColumn(column, "double precision").execute();
    }
  },
};
