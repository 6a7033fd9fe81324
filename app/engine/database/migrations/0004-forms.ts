import type { Kysely, Migration } from "kysely";
import { countingId } from "../dialect";
import { key, required } from "./0001/columns";

/** What the shop's forms keep: photos shared with us, identity checks of held orders, and what became of orders. */
export const formTables: Migration = {
  async up(db: Kysely<unknown>) {
    await createSharedPhotos(db);
    await createIdentityChecks(db);
    await createOrderEvents(db);
    await db.schema
      .createIndex("design_customer_id_updated_at_index")
      .on("design")
      .columns(["customer_id", "updated_at"])
      .execute();
  },
};

async function createSharedPhotos(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("shared_photo")
    .addColumn("photo_id", "text", (column) =>
      column.notNull().primaryKey().references("photo.id").onDelete("cascade"),
    )
    .addColumn("store_code", "text", required)
    .addColumn("email", "text", required)
    .addColumn("customer_id", "integer", (column) => column.references("customer.id").onDelete("set null"))
    .addColumn("pet_name", "text", required)
    .addColumn("story", "text", required)
    .addColumn("consent", "text", required)
    .addColumn("status", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
}

async function createIdentityChecks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("identity_check")
    .addColumn("id", "text", key)
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("code_hash", "text", required)
    .addColumn("attempts", "integer", required)
    .addColumn("created_at", "text", required)
    .addColumn("expires_at", "text", required)
    .execute();
  await db.schema
    .createIndex("identity_check_order_id_index")
    .on("identity_check")
    .columns(["order_id"])
    .execute();
}

async function createOrderEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("order_event")
    .addColumn("id", ...countingId(db))
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", required)
    .addColumn("from_status", "text", required)
    .addColumn("to_status", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema.createIndex("order_event_order_id_index").on("order_event").columns(["order_id"]).execute();
}
