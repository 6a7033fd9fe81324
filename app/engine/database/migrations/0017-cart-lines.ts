import type { Kysely, Migration } from "kysely";
import { key, required } from "./0001/columns";

/** Gift options of lines, what a line was when it was added, lines set aside, and the wrappings to choose from. */
export const cartLines: Migration = {
  async up(db: Kysely<unknown>) {
    await createWrappings(db);
    for (const column of ["gift_wrapping", "gift_message", "added_as"]) {
      await db.schema.alterTable("cart_item").addColumn(column, "text").execute();
    }
    for (const column of ["gift_wrapping", "gift_message"]) {
      await db.schema.alterTable("sales_order_item").addColumn(column, "text").execute();
    }
    await db.schema
      .alterTable("sales_order_item")
      .addColumn("gift_wrapping_cents", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await createLinesSetAside(db);
  },
};

async function createWrappings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("gift_wrapping")
    .addColumn("store_code", "text", required)
    .addColumn("code", "text", required)
    .addColumn("title", "text", required)
    .addColumn("price_cents", "integer", required)
    .addColumn("position", "integer", required)
    .addPrimaryKeyConstraint("gift_wrapping_primary", ["store_code", "code"])
    .execute();
}

async function createLinesSetAside(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cart_item_aside")
    .addColumn("uid", "text", key)
    .addColumn("cart_id", "text", (column) => column.references("cart.id").onDelete("cascade"))
    .addColumn("customer_id", "integer", (column) => column.references("customer.id").onDelete("cascade"))
    .addColumn("kind", "text", required)
    .addColumn("design_id", "text", (column) => column.references("design.id"))
    .addColumn("line", "text", required)
    .addColumn("set_aside_at", "text", required)
    .execute();
  for (const column of ["cart_id", "customer_id", "design_id"]) {
    await db.schema
      .createIndex(`cart_item_aside_${column}_index`)
      .on("cart_item_aside")
      .columns([column])
      .execute();
  }
}
