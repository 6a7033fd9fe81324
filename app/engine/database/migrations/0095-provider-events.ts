import { type Kysely, type Migration, sql } from "kysely";

/**
 * Adds when a payment service withdrew a disputed amount, which it does not for inquiries; what carriers reported, so
 * that it can be applied to a parcel that is shipped afterwards; and the indexes by which old events are deleted.
 */
export const providerEvents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("payment_dispute").addColumn("withdrawn_at", "text").execute();
    await sql`update payment_dispute set withdrawn_at = opened_at`.execute(db);
    await db.schema.alterTable("tracking_event").addColumn("tracking_number", "text").execute();
    await db.schema.alterTable("tracking_event").addColumn("parcel_state", "text").execute();
    await db.schema.alterTable("tracking_event").addColumn("applied_at", "text").execute();
    await sql`create index tracking_event_waiting_index on tracking_event (tracking_number)
      where applied_at is null and tracking_number is not null`.execute(db);
    for (const table of ["payment_event", "tracking_event"]) {
      await db.schema.createIndex(`${table}_received_at_index`).on(table).columns(["received_at"]).execute();
    }
  },
};
