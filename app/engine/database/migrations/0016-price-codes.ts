import type { Kysely, Migration } from "kysely";

/** Offers by price code, and where a price code is remembered: with a cart, an order and a customer. */
export const priceCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("price_code")
      .addColumn("store_code", "text", (column) => column.notNull())
      .addColumn("code", "text", (column) => column.notNull())
      .addColumn("sku", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("size", "text")
      .addColumn("price_cents", "integer")
      .addColumn("percent_basis_points", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("starts_at", "text")
      .addColumn("ends_at", "text")
      .addPrimaryKeyConstraint("price_code_primary", ["store_code", "code", "sku"])
      .execute();
    await db.schema.alterTable("cart").addColumn("price_code", "text").execute();
    await db.schema.alterTable("sales_order").addColumn("price_code", "text").execute();
    await db.schema
      .alterTable("sales_order_item")
      .addColumn("offer_cents", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("customer").addColumn("price_code_until", "text").execute();
  },
};
