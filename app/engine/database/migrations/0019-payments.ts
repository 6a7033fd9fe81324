import { type Kysely, type Migration, sql } from "kysely";
import { required } from "./0001/columns";

/** What was paid and what became of it, the carts of orders that ended unpaid, and gift certificates that were bought. */
export const payments: Migration = {
  async up(db: Kysely<unknown>) {
    await createPayments(db);
    await createReleasedOrders(db);
    await createGiftCertificates(db);
    await db.schema
      .createIndex("sales_order_unpaid_index")
      .on("sales_order")
      .columns(["created_at"])
      .where(sql.ref("status"), "=", "pending_payment")
      .execute();
  },
};

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("payment")
    .addColumn("reference", "text", (column) => column.notNull().primaryKey())
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("amount_cents", "integer", required)
    .addColumn("outcome", "text", required)
    .addColumn("refund_reference", "text")
    .addColumn("received_at", "text", required)
    .execute();
  await db.schema.createIndex("payment_order_id_index").on("payment").columns(["order_id"]).execute();
}

async function createReleasedOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("released_order")
    .addColumn("order_id", "integer", (column) =>
      column.notNull().primaryKey().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("cart_id", "text", required)
    .addColumn("cart_version", "integer", required)
    .addColumn("released_by", "text", required)
    .addColumn("released_at", "text", required)
    .execute();
}

async function createGiftCertificates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("gift_certificate")
    .addColumn("order_item_id", "integer", (column) =>
      column.notNull().references("sales_order_item.id").onDelete("cascade"),
    )
    .addColumn("piece", "integer", required)
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("amount_cents", "integer", required)
    .addColumn("recipient_name", "text", required)
    .addColumn("recipient_email", "text", required)
    .addColumn("sender_name", "text", required)
    .addColumn("message", "text", required)
    .addColumn("deliver_on", "text", required)
    .addColumn("gift_card_id", "integer", (column) => column.references("gift_card.id"))
    .addColumn("delivered_at", "text")
    .addColumn("taken_back_at", "text")
    .addPrimaryKeyConstraint("gift_certificate_primary", ["order_item_id", "piece"])
    .execute();
  await db.schema
    .createIndex("gift_certificate_order_id_index")
    .on("gift_certificate")
    .columns(["order_id"])
    .execute();
  await db.schema
    .createIndex("gift_certificate_waiting_index")
    .on("gift_certificate")
    .columns(["deliver_on"])
    .where(sql.ref("delivered_at"), "is", null)
    .execute();
}
