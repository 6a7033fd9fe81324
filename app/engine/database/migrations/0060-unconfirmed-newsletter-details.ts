import { type Kysely, type Migration, sql } from "kysely";

/** The daily job that deletes unconfirmed details finds them without reading the other subscribers and steps. */
export const unconfirmedNewsletterDetails: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index newsletter_subscriber_requested_index on newsletter_subscriber (store_code, updated_at)
      where requested_details is not null`.execute(db);
    await sql`create index newsletter_event_details_index on newsletter_event (store_code, kind, created_at)
      where details is not null`.execute(db);
  },
};
