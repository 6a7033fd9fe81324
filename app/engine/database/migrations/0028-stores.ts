import { type Kysely, type Migration, sql } from "kysely";

/** Until now there was one store: whatever does not say another one is its own. */
const FIRST_STORE = "mpc";

/** Several stores in one database: designs, photos and jobs say whose they are. */
export const stores: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ["design", "photo"]) {
      await db.schema
        .alterTable(table)
        .addColumn("store_code", "text", (column) => column.notNull().defaultTo(FIRST_STORE))
        .execute();
    }
    await tellJobsApart(db);
  },
};

/** The name alone was the key, which cannot be changed in place everywhere. */
async function tellJobsApart(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("job_of_store")
    .addColumn("store_code", "text", (column) => column.notNull().defaultTo(FIRST_STORE))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("done_until", "text")
    .addPrimaryKeyConstraint("job_of_store_key", ["store_code", "name"])
    .execute();
  await sql`
    insert into job_of_store (name, due_at, done_until) select name, due_at, done_until from job
  `.execute(db);
  await db.schema.dropTable("job").execute();
  await db.schema.alterTable("job_of_store").renameTo("job").execute();
}
