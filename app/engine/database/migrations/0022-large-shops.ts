import { type Kysely, type Migration, sql } from "kysely";

/**
 * What keeps a shop quick that has a hundred thousand products and a million carts: its lists begin without reading all
 * of them, and the carts of whoever leaves are found by their address.
 */
export const largeShops: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("product_store_code_position_index")
      .on("product")
      .columns(["store_code", "position", "sku"])
      .execute();
    await db.schema
      .createIndex("cart_guest_email_index")
      .on("cart")
      .columns(["email"])
      .where(sql.ref("customer_id"), "is", null)
      .where(sql.ref("email"), "is not", null)
      .execute();
  },
};
