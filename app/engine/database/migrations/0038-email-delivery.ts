import { type Kysely, type Migration, sql } from "kysely";

/** The number of attempts after which earlier versions stopped without a trace. */
const FORMER_MAX_ATTEMPTS = 8;

/** Priority, expiry, retries and the end of retries for each email. */
export const emailDelivery: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("mail_outbox")
      .addColumn("kind", "text", (column) => column.notNull().defaultTo("other"))
      .execute();
    await db.schema
      .alterTable("mail_outbox")
      .addColumn("priority", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    for (const name of ["next_attempt_at", "expires_at", "given_up_at", "failure", "reported_at"]) {
      await db.schema.alterTable("mail_outbox").addColumn(name, "text").execute();
    }
    const now = new Date().toISOString();
    await sql`update mail_outbox set given_up_at = ${now}, failure = 'unknown'
      where sent_at is null and attempts >= ${FORMER_MAX_ATTEMPTS}`.execute(db);
    await sql`create index mail_outbox_waiting_index on mail_outbox (store_code, priority, id)
      where sent_at is null and given_up_at is null`.execute(db);
    await sql`create index mail_outbox_given_up_index on mail_outbox (store_code, given_up_at)
      where given_up_at is not null`.execute(db);
  },
};
