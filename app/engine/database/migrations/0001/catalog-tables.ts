import type { Kysely } from "kysely";
import { key, required } from "./columns";

export async function createCatalogTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("configuration")
    .addColumn("store_code", "text", required)
    .addColumn("key", "text", required)
    .addColumn("value", "text", required)
    .addPrimaryKeyConstraint("configuration_key", ["store_code", "key"])
    .execute();
  await db.schema
    .createTable("category")
    .addColumn("uid", "text", key)
    .addColumn("store_code", "text", required)
    .addColumn("parent_uid", "text")
    .addColumn("name", "text", required)
    .addColumn("url_key", "text", required)
    .addColumn("url_path", "text", required)
    .addColumn("description", "text", required)
    .addColumn("meta_title", "text", required)
    .addColumn("meta_description", "text", required)
    .addColumn("meta_keywords", "text", required)
    .addColumn("in_menu", "integer", required)
    .addColumn("position", "integer", required)
    .addUniqueConstraint("category_store_code_url_path_unique", ["store_code", "url_path"])
    .execute();
  await db.schema
    .createTable("product")
    .addColumn("sku", "text", key)
    .addColumn("store_code", "text", required)
    .addColumn("name", "text", required)
    .addColumn("url_key", "text", required)
    .addColumn("blueprint", "text")
    .addColumn("tool_path", "text")
    .addColumn("template", "text")
    .addColumn("short_description", "text", required)
    .addColumn("description", "text", required)
    .addColumn("meta_title", "text", required)
    .addColumn("meta_description", "text", required)
    .addColumn("meta_keyword", "text", required)
    .addColumn("price_cents", "integer", required)
    .addColumn("regular_price_cents", "integer")
    .addColumn("production_days", "integer", required)
    .addColumn("is_virtual", "integer", required)
    .addColumn("is_salable", "integer", required)
    .addColumn("rating", "integer", required)
    .addColumn("review_count", "integer", required)
    .addColumn("position", "integer", required)
    .addUniqueConstraint("product_store_code_url_key_unique", ["store_code", "url_key"])
    .execute();
  await db.schema
    .createTable("category_product")
    .addColumn("category_uid", "text", (column) =>
      column.notNull().references("category.uid").onDelete("cascade"),
    )
    .addColumn("sku", "text", (column) => column.notNull().references("product.sku").onDelete("cascade"))
    .addColumn("position", "integer", required)
    .addPrimaryKeyConstraint("category_product_key", ["category_uid", "sku"])
    .execute();
  await db.schema.createIndex("category_product_sku_index").on("category_product").columns(["sku"]).execute();
  await db.schema
    .createTable("product_option")
    .addColumn("uid", "text", key)
    .addColumn("sku", "text", (column) => column.notNull().references("product.sku").onDelete("cascade"))
    .addColumn("code", "text", required)
    .addColumn("title", "text", required)
    .addColumn("position", "integer", required)
    .addUniqueConstraint("product_option_sku_code_unique", ["sku", "code"])
    .execute();
  await db.schema
    .createTable("product_option_value")
    .addColumn("uid", "text", key)
    .addColumn("option_uid", "text", (column) =>
      column.notNull().references("product_option.uid").onDelete("cascade"),
    )
    .addColumn("code", "text", required)
    .addColumn("title", "text", required)
    .addColumn("price_cents", "integer", required)
    .addColumn("position", "integer", required)
    .addUniqueConstraint("product_option_value_option_uid_code_unique", ["option_uid", "code"])
    .execute();
  await db.schema
    .createTable("cms_page")
    .addColumn("identifier", "text", required)
    .addColumn("store_code", "text", required)
    .addColumn("title", "text", required)
    .addColumn("content_heading", "text", required)
    .addColumn("content", "text", required)
    .addColumn("meta_title", "text", required)
    .addColumn("meta_description", "text", required)
    .addColumn("meta_keywords", "text", required)
    .addPrimaryKeyConstraint("cms_page_key", ["store_code", "identifier"])
    .execute();
  await db.schema
    .createTable("header_offer")
    .addColumn("store_code", "text", required)
    .addColumn("position", "integer", required)
    .addColumn("price_code", "text")
    .addColumn("sale_title", "text", required)
    .addColumn("offer_text", "text", required)
    .addColumn("offer_description", "text", required)
    .addColumn("store_notice", "text", required)
    .addColumn("starts_at", "text")
    .addColumn("ends_at", "text")
    .addColumn("show_timer", "integer", required)
    .addPrimaryKeyConstraint("header_offer_key", ["store_code", "position"])
    .execute();
  await db.schema
    .createTable("tax_rate")
    .addColumn("region_code", "text", key)
    .addColumn("label", "text", required)
    .addColumn("rate_basis_points", "integer", required)
    .execute();
  await db.schema
    .createTable("coupon")
    .addColumn("code", "text", required)
    .addColumn("store_code", "text", required)
    .addColumn("label", "text", required)
    .addColumn("percent_basis_points", "integer", required)
    .addColumn("amount_cents", "integer", required)
    .addColumn("minimum_subtotal_cents", "integer", required)
    .addColumn("starts_at", "text")
    .addColumn("ends_at", "text")
    .addPrimaryKeyConstraint("coupon_key", ["store_code", "code"])
    .execute();
}
