import type { Kysely } from "kysely";
import { key, required } from "./columns";

export async function createDesignTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("photo")
    .addColumn("owner_hash", "text", required)
    .addColumn("customer_id", "integer", (column) => column.references("customer.id"))
    .addColumn("id", "text", key)
    .addColumn("width", "integer", required)
    .addColumn("height", "integer", required)
    .addColumn("bytes", "integer", required)
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema.createIndex("photo_owner_hash_index").on("photo").columns(["owner_hash"]).execute();
  await db.schema.createIndex("photo_customer_id_index").on("photo").columns(["customer_id"]).execute();
  await db.schema
    .createTable("design")
    .addColumn("owner_hash", "text", required)
    .addColumn("customer_id", "integer", (column) => column.references("customer.id"))
    .addColumn("id", "text", key)
    .addColumn("sku", "text", (column) => column.notNull().references("product.sku"))
    .addColumn("revision", "integer", required)
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .execute();
  await db.schema.createIndex("design_owner_hash_index").on("design").columns(["owner_hash"]).execute();
  await db.schema.createIndex("design_customer_id_index").on("design").columns(["customer_id"]).execute();
  await db.schema
    .createTable("design_revision")
    .addColumn("design_id", "text", (column) => column.notNull().references("design.id").onDelete("cascade"))
    .addColumn("revision", "integer", required)
    .addColumn("document", "text", required)
    .addColumn("created_at", "text", required)
    .addPrimaryKeyConstraint("design_revision_key", ["design_id", "revision"])
    .execute();
}
