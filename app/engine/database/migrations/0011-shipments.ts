import type { Kysely, Migration } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** Parcels of orders, claims about what arrived, and money that went back. */
export const shipments: Migration = {
  async up(db: Kysely<unknown>) {
    await createShipments(db);
    await createClaims(db);
    await createRefunds(db);
  },
};

async function createShipments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("shipment")
    .addColumn("id", ...countingId(db))
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("number", "text", required)
    .addColumn("carrier", "text", required)
    .addColumn("tracking_number", "text", required)
    .addColumn("shipped_at", "text", required)
    .addColumn("delivered_at", "text")
    .addUniqueConstraint("shipment_number_unique", ["number"])
    .execute();
  await db.schema.createIndex("shipment_order_id_index").on("shipment").columns(["order_id"]).execute();
  await db.schema
    .createTable("shipment_item")
    .addColumn("shipment_id", "integer", (column) =>
      column.notNull().references("shipment.id").onDelete("cascade"),
    )
    .addColumn("order_item_id", "integer", (column) =>
      column.notNull().references("sales_order_item.id").onDelete("cascade"),
    )
    .addColumn("quantity", "integer", required)
    .addPrimaryKeyConstraint("shipment_item_key", ["shipment_id", "order_item_id"])
    .execute();
  await db.schema
    .createIndex("shipment_item_order_item_id_index")
    .on("shipment_item")
    .columns(["order_item_id"])
    .execute();
}

async function createClaims(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("order_claim")
    .addColumn("id", ...countingId(db))
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("order_item_id", "integer", (column) =>
      column.notNull().references("sales_order_item.id").onDelete("cascade"),
    )
    .addColumn("reason", "text", required)
    .addColumn("wish", "text", required)
    .addColumn("message", "text", required)
    .addColumn("photo_id", "text", (column) => column.references("photo.id").onDelete("set null"))
    .addColumn("status", "text", required)
    .addColumn("answer", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("decided_at", "text")
    .addUniqueConstraint("order_claim_order_item_id_unique", ["order_item_id"])
    .execute();
  await db.schema.createIndex("order_claim_order_id_index").on("order_claim").columns(["order_id"]).execute();
  await db.schema.createIndex("order_claim_photo_id_index").on("order_claim").columns(["photo_id"]).execute();
}

async function createRefunds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("order_refund")
    .addColumn("id", ...countingId(db))
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("reason_key", "text", required)
    .addColumn("amount_cents", "integer", required)
    .addColumn("reference", "text", required)
    .addColumn("created_at", "text", required)
    .addUniqueConstraint("order_refund_order_id_reason_key_unique", ["order_id", "reason_key"])
    .execute();
}
