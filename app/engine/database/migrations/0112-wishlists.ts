import { type Kysely, type Migration, sql } from "kysely";
import { countingId } from "../dialect";
import { key, required } from "./0001/columns";

/** Adds wish lists of customers, and compare lists of customers and guests. */
export const wishlists: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("wishlist")
      .addColumn("id", ...countingId(db))
      .addColumn("customer_id", "integer", (column) =>
        column.notNull().unique().references("customer.id").onDelete("cascade"),
      )
      .addColumn("updated_at", "text", required)
      .execute();
    await db.schema
      .createTable("wishlist_item")
      .addColumn("id", ...countingId(db))
      .addColumn("wishlist_id", "integer", (column) =>
        column.notNull().references("wishlist.id").onDelete("cascade"),
      )
      .addColumn("sku", "text", required)
      .addColumn("options", "text", required)
      .addColumn("quantity", "integer", required)
      .addColumn("description", "text")
      .addColumn("added_at", "text", required)
      .execute();
    await db.schema
      .createIndex("wishlist_item_wishlist_index")
      .on("wishlist_item")
      .columns(["wishlist_id", "id"])
      .execute();
    await createCompareLists(db);
  },
};

async function createCompareLists(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("compare_list")
    .addColumn("uid", "text", key)
    .addColumn("store_code", "text", required)
    .addColumn("customer_id", "integer", (column) =>
      column.unique().references("customer.id").onDelete("cascade"),
    )
    .addColumn("skus", "text", required)
    .addColumn("updated_at", "text", required)
    .execute();
  await db.schema
    .createIndex("compare_list_of_guests_index")
    .on("compare_list")
    .columns(["updated_at"])
    .where(sql.ref("customer_id"), "is", null)
    .execute();
}
