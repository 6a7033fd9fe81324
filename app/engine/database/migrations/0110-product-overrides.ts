import type { Kysely, Migration } from "kysely";
import { countingId } from "../dialect";
import { key, required } from "./0001/columns";

/** Adds what staff change of products: overrides of the brand's folder, drafts, and the history of what was published. */
export const productOverrides: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("product_override")
      .addColumn("sku", "text", (column) => column.notNull().references("product.sku"))
      .addColumn("field", "text", required)
      .addColumn("value", "text", required)
      .addPrimaryKeyConstraint("product_override_key", ["sku", "field"])
      .execute();
    await db.schema
      .createTable("product_draft")
      .addColumn("sku", "text", (column) => key(column).references("product.sku"))
      .addColumn("changes", "text", required)
      .addColumn("publish_at", "text")
      .addColumn("admin_user_id", "integer", (column) => column.notNull().references("admin_user.id"))
      .addColumn("updated_at", "text", required)
      .execute();
    await db.schema
      .createIndex("product_draft_publish_at_index")
      .on("product_draft")
      .column("publish_at")
      .execute();
    await createHistory(db);
  },
};

async function createHistory(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("product_change")
    .addColumn("id", ...countingId(db))
    .addColumn("sku", "text", (column) => column.notNull().references("product.sku"))
    .addColumn("changes", "text", required)
    .addColumn("admin_user_id", "integer", (column) => column.notNull().references("admin_user.id"))
    .addColumn("published_at", "text", required)
    .addColumn("undoes", "integer", (column) => column.references("product_change.id"))
    .execute();
  await db.schema
    .createIndex("product_change_sku_index")
    .on("product_change")
    .columns(["sku", "id"])
    .execute();
}
