import { type Kysely, type Migration, sql } from "kysely";

/** Finds the carts that shoppers of a store have left, those changed last first, without reading other stores'. */
export const abandonedCartsByStore: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("cart_left_store_index")
      .on("cart")
      .columns(["store_code", "updated_at", "id"])
      .where(sql.ref("is_active"), "=", sql.lit(1))
      .where(sql.ref("email"), "is not", null)
      .execute();
  },
};
