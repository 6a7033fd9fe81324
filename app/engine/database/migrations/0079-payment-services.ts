import type { Kysely, Migration } from "kysely";
import { required } from "./0001/columns";

/** Adds payments opened at a payment service, the events that it reports, and disputes. */
export const paymentServices: Migration = {
  async up(db: Kysely<unknown>) {
    await createSessions(db);
    await db.schema
      .createTable("payment_event")
      .addColumn("provider", "text", required)
      .addColumn("event_id", "text", required)
      .addColumn("type", "text", required)
      .addColumn("received_at", "text", required)
      .addPrimaryKeyConstraint("payment_event_primary", ["provider", "event_id"])
      .execute();
    await createDisputes(db);
    await db.schema
      .createIndex("payment_received_index")
      .on("payment")
      .columns(["received_at", "reference"])
      .execute();
  },
};

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("payment_session")
    .addColumn("provider", "text", required)
    .addColumn("reference", "text", required)
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("amount_cents", "integer", required)
    .addColumn("url", "text", required)
    .addColumn("return_url", "text", required)
    .addColumn("state", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("expires_at", "text", required)
    .addColumn("due_at", "text", required)
    .addPrimaryKeyConstraint("payment_session_primary", ["provider", "reference"])
    .execute();
  await db.schema
    .createIndex("payment_session_order_id_index")
    .on("payment_session")
    .columns(["order_id"])
    .execute();
  await db.schema
    .createIndex("payment_session_due_index")
    .on("payment_session")
    .columns(["state", "due_at"])
    .execute();
}

async function createDisputes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("payment_dispute")
    .addColumn("provider", "text", required)
    .addColumn("reference", "text", required)
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("payment_reference", "text", required)
    .addColumn("amount_cents", "integer", required)
    .addColumn("reason", "text", required)
    .addColumn("state", "text", required)
    .addColumn("opened_at", "text", required)
    .addColumn("closed_at", "text")
    .addPrimaryKeyConstraint("payment_dispute_primary", ["provider", "reference"])
    .execute();
  await db.schema
    .createIndex("payment_dispute_order_id_index")
    .on("payment_dispute")
    .columns(["order_id"])
    .execute();
}
