import type { Kysely, Migration } from "kysely";

/** What keeps a shop quick that has a hundred thousand products: its lists begin without reading all of them. */
export const largeShops: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("product_store_code_position_index")
      .on("product")
      .columns(["store_code", "position", "sku"])
      .execute();
  },
};
