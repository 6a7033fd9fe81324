import type { Kysely, Migration } from "kysely";
import { required } from "./0001/columns";

/** Stores weights and sizes of products, and each store's zones, shipping methods and boxes. */
export const shippingSettings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("product")
      .addColumn("package", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await db.schema
      .createTable("shipping_setting")
      .addColumn("store_code", "text", required)
      .addColumn("name", "text", required)
      .addColumn("content", "text", required)
      .addPrimaryKeyConstraint("shipping_setting_primary", ["store_code", "name"])
      .execute();
  },
};
