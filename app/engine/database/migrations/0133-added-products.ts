import type { Kysely, Migration } from "kysely";
import { key, required } from "./0001/columns";

/** Adds the products that staff have made as copies of others, which no brand's folder has. */
export const addedProducts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("added_product")
      .addColumn("sku", "text", (column) => key(column).references("product.sku"))
      .addColumn("store_code", "text", required)
      .addColumn("copied_sku", "text", required)
      .addColumn("pictured", "text", required)
      .addColumn("category_paths", "text", required)
      .addColumn("admin_user_id", "integer", (column) => column.notNull().references("admin_user.id"))
      .addColumn("created_at", "text", required)
      .execute();
    await db.schema
      .createIndex("added_product_store_code_index")
      .on("added_product")
      .column("store_code")
      .execute();
  },
};
