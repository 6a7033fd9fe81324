import type { Kysely, Migration } from "kysely";

/** What every process forgets: how often something was cleared, and of which pages lately. */
export const clearings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("cache_version")
      .addColumn("id", "integer", (id) => id.primaryKey())
      .addColumn("version", "integer", (version) => version.notNull())
      .execute();
    await db.schema
      .createTable("cache_clearing")
      .addColumn("version", "integer", (version) => version.primaryKey())
      .addColumn("pattern", "text")
      .addColumn("cleared_at", "text", (text) => text.notNull())
      .execute();
    const first = (db as Kysely<{ cache_version: { id: number; version: number } }>).insertInto(
      "cache_version",
    );
    await first.values({ id: 1, version: 0 }).execute();
  },
};
