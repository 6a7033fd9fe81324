import type { Kysely, Migration } from "kysely";

/** Carts whose shopper does not want the free gift, and lines of orders that were one. */
export const freeGifts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("cart")
      .addColumn("declines_free_gift", "integer", (flag) => flag.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable("sales_order_item")
      .addColumn("is_free_gift", "integer", (flag) => flag.notNull().defaultTo(0))
      .execute();
  },
};
