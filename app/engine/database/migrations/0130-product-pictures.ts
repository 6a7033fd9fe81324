import type { Kysely, Migration } from "kysely";
import { key, required } from "./0001/columns";

/** Adds the photographs of a product to its row, and the pictures that staff upload. */
export const productPictures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("product")
      .addColumn("photos", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
    await db.schema
      .createTable("product_picture")
      .addColumn("file", "text", key)
      .addColumn("sku", "text", (column) => column.notNull().references("product.sku"))
      .addColumn("bytes", "integer", required)
      .addColumn("admin_user_id", "integer", (column) => column.notNull().references("admin_user.id"))
      .addColumn("created_at", "text", required)
      .execute();
    await db.schema.createIndex("product_picture_sku_index").on("product_picture").column("sku").execute();
    await db.schema
      .createIndex("product_picture_created_at_index")
      .on("product_picture")
      .column("created_at")
      .execute();
  },
};
