import { type Kysely, type Migration, sql } from "kysely";

/**
 * However many emails wait: which of them are on their way and which expired is found without looking at the others, and
 * which one is next without reading any.
 */
export const emailDeliveryIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex("mail_outbox_waiting_index").execute();
    await sql`create index mail_outbox_waiting_index
      on mail_outbox (store_code, priority, id, recipient, next_attempt_at, claimed_until)
      where sent_at is null and given_up_at is null`.execute(db);
    await sql`create index mail_outbox_claimed_index on mail_outbox (store_code, claimed_until)
      where sent_at is null and given_up_at is null and claimed_until is not null`.execute(db);
    await sql`create index mail_outbox_expires_index on mail_outbox (store_code, expires_at)
      where sent_at is null and given_up_at is null and expires_at is not null`.execute(db);
  },
};
