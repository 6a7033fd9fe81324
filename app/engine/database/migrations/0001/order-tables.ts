import type { Kysely } from "kysely";
import { countingId } from "../../dialect";
import { required } from "./columns";

export async function createOrderTables(db: Kysely<unknown>): Promise<void> {
  const id = countingId(db);
  await db.schema
    .createTable("sales_order")
    .addColumn("id", ...id)
    .addColumn("number", "text", required)
    .addColumn("token", "text", required)
    .addColumn("store_code", "text", required)
    .addColumn("cart_id", "text")
    .addColumn("customer_id", "integer", (column) => column.references("customer.id"))
    .addColumn("email", "text", required)
    .addColumn("status", "text", required)
    .addColumn("shipping_method", "text")
    .addColumn("shipping_method_title", "text")
    .addColumn("payment_method", "text", required)
    .addColumn("payment_method_title", "text", required)
    .addColumn("payment_reference", "text")
    .addColumn("shipping_address", "text")
    .addColumn("billing_address", "text", required)
    .addColumn("totals", "text", required)
    .addColumn("grand_total_cents", "integer", required)
    .addColumn("arrival_date", "text")
    .addColumn("created_at", "text", required)
    .addUniqueConstraint("sales_order_number_unique", ["number"])
    .addUniqueConstraint("sales_order_token_unique", ["token"])
    .addUniqueConstraint("sales_order_cart_id_unique", ["cart_id"])
    .execute();
  await db.schema
    .createIndex("sales_order_customer_id_id_index")
    .on("sales_order")
    .columns(["customer_id", "id"])
    .execute();
  await db.schema.createIndex("sales_order_email_index").on("sales_order").columns(["email"]).execute();
  await db.schema
    .createIndex("sales_order_created_at_index")
    .on("sales_order")
    .columns(["created_at"])
    .execute();
  await db.schema
    .createTable("sales_order_item")
    .addColumn("id", ...id)
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("sku", "text", required)
    .addColumn("name", "text", required)
    .addColumn("url_key", "text", required)
    .addColumn("quantity", "integer", required)
    .addColumn("options", "text", required)
    .addColumn("unit_price_cents", "integer", required)
    .addColumn("row_total_cents", "integer", required)
    .addColumn("discount_cents", "integer", required)
    .addColumn("tax_cents", "integer", required)
    .addColumn("design_id", "text")
    .addColumn("design_revision", "integer")
    .addColumn("position", "integer", required)
    .execute();
  await db.schema
    .createIndex("sales_order_item_order_id_index")
    .on("sales_order_item")
    .columns(["order_id"])
    .execute();
  await db.schema
    .createIndex("sales_order_item_design_id_index")
    .on("sales_order_item")
    .columns(["design_id"])
    .execute();
  await db.schema
    .createTable("mail_outbox")
    .addColumn("id", ...id)
    .addColumn("store_code", "text", required)
    .addColumn("recipient", "text", required)
    .addColumn("subject", "text", required)
    .addColumn("text_body", "text", required)
    .addColumn("html_body", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("sent_at", "text")
    .addColumn("attempts", "integer", required)
    .addColumn("claimed_until", "text")
    .execute();
  await db.schema.createIndex("mail_outbox_sent_at_index").on("mail_outbox").columns(["sent_at"]).execute();
}
