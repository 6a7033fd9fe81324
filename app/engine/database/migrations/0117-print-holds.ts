import { type Kysely, type Migration, sql } from "kysely";

/** Adds what preflight found in an ordered design: its line is held until a person releases it. */
export const printHolds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("print_hold")
      .addColumn("order_item_id", "integer", (column) =>
        column.primaryKey().references("sales_order_item.id").onDelete("cascade"),
      )
      .addColumn("order_id", "integer", (column) =>
        column.notNull().references("sales_order.id").onDelete("cascade"),
      )
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("findings", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("released_at", "text")
      .execute();
    await db.schema.createIndex("print_hold_order").on("print_hold").column("order_id").execute();
    // Released holds stay, and grow more and more; the list of orders and the page of the day read the others.
    await db.schema
      .createIndex("print_hold_held_index")
      .on("print_hold")
      .column("order_id")
      .where(sql.ref("released_at"), "is", null)
      .execute();
  },
};
