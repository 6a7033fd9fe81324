import type { Kysely, Migration } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** Adds shipping labels that staff buy for an order. */
export const shippingLabels: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("shipping_label")
      .addColumn("id", ...countingId(db))
      .addColumn("idempotency_key", "text", (column) => column.notNull().unique())
      .addColumn("store_code", "text", required)
      .addColumn("order_id", "integer", (column) =>
        column.notNull().references("sales_order.id").onDelete("cascade"),
      )
      .addColumn("box", "text")
      .addColumn("millimeters", "text", required)
      .addColumn("grams", "integer", required)
      .addColumn("state", "text", required)
      .addColumn("rates", "text", required)
      .addColumn("rate_id", "text")
      .addColumn("shipment_reference", "text")
      .addColumn("carrier", "text")
      .addColumn("service", "text")
      .addColumn("cents", "integer")
      .addColumn("tracking_number", "text")
      .addColumn("file_url", "text")
      .addColumn("has_file", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("problem", "text")
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("due_at", "text", required)
      .addColumn("created_at", "text", required)
      .execute();
    await db.schema
      .createIndex("shipping_label_order_id_index")
      .on("shipping_label")
      .columns(["order_id"])
      .execute();
    await db.schema
      .createIndex("shipping_label_due_index")
      .on("shipping_label")
      .columns(["state", "due_at"])
      .execute();
  },
};
