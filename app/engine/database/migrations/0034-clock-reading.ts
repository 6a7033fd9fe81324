import type { Kysely, Migration } from "kysely";

/** When the shop looked at the clock last, and whether that may be believed. One row. */
export const clockReading: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("clock_reading")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("seen_at", "text", (column) => column.notNull())
      .addColumn("doubtful_until", "text")
      .execute();
  },
};
