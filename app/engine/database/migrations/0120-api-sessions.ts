import type { Kysely, Migration } from "kysely";

/** Sessions of staff have a kind: those of /admin, and tokens for the REST API. */
export const apiSessions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("admin_session")
      .addColumn("kind", "text", (column) => column.notNull().defaultTo("browser"))
      .execute();
  },
};
