import type { Kysely, Migration } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** Adds voided and lost parcels, pieces that are made again, and which order an email is about. */
export const parcelsAndRemakes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("shipment").addColumn("voided_at", "text").execute();
    await db.schema.alterTable("shipment").addColumn("lost_at", "text").execute();
    await createRemakes(db);
    await db.schema.alterTable("mail_outbox").addColumn("order_id", "integer").execute();
    await db.schema
      .createIndex("mail_outbox_order_id_index")
      .on("mail_outbox")
      .columns(["order_id", "id"])
      .execute();
  },
};

async function createRemakes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("order_remake")
    .addColumn("id", ...countingId(db))
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("order_item_id", "integer", (column) =>
      column.notNull().references("sales_order_item.id").onDelete("cascade"),
    )
    .addColumn("claim_id", "integer", (column) => column.references("order_claim.id").onDelete("set null"))
    .addColumn("kind", "text", required)
    .addColumn("quantity", "integer", required)
    .addColumn("reason", "text", required)
    .addColumn("cost_cents", "integer", required)
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema
    .createIndex("order_remake_order_id_index")
    .on("order_remake")
    .columns(["order_id"])
    .execute();
  await db.schema
    .createIndex("order_remake_order_item_id_index")
    .on("order_remake")
    .columns(["order_item_id"])
    .execute();
  await db.schema
    .createIndex("order_remake_claim_id_index")
    .on("order_remake")
    .columns(["claim_id"])
    .execute();
}
