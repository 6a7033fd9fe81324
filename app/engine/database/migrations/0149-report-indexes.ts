import type { Kysely, Migration } from "kysely";

/** Adds the indexes by which reports find the designs and the pieces made again of a period. */
export const reportIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("design_created_at_index")
      .on("design")
      .columns(["store_code", "created_at"])
      .execute();
    await db.schema
      .createIndex("order_remake_created_at_index")
      .on("order_remake")
      .columns(["created_at"])
      .execute();
  },
};
