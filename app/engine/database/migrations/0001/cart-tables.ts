import type { Kysely } from "kysely";
import { key, required } from "./columns";

export async function createCartTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cart")
    .addColumn("id", "text", key)
    .addColumn("store_code", "text", required)
    .addColumn("customer_id", "integer", (column) => column.references("customer.id"))
    .addColumn("is_active", "integer", required)
    .addColumn("email", "text")
    .addColumn("coupon_code", "text")
    .addColumn("shipping_address", "text")
    .addColumn("billing_address", "text")
    .addColumn("billing_same_as_shipping", "integer", required)
    .addColumn("save_in_address_book", "integer", required)
    .addColumn("shipping_method", "text")
    .addColumn("payment_method", "text")
    .addColumn("version", "integer", required)
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .execute();
  await db.schema.createIndex("cart_customer_id_index").on("cart").columns(["customer_id"]).execute();
  await db.schema.createIndex("cart_updated_at_index").on("cart").columns(["updated_at"]).execute();
  await db.schema
    .createTable("cart_item")
    .addColumn("uid", "text", key)
    .addColumn("cart_id", "text", (column) => column.notNull().references("cart.id").onDelete("cascade"))
    .addColumn("sku", "text", (column) => column.notNull().references("product.sku"))
    .addColumn("quantity", "integer", required)
    .addColumn("options", "text", required)
    .addColumn("design_id", "text", (column) => column.references("design.id"))
    .addColumn("design_revision", "integer")
    .addColumn("position", "integer", required)
    .execute();
  await db.schema.createIndex("cart_item_cart_id_index").on("cart_item").columns(["cart_id"]).execute();
}
