import type { Kysely, Migration } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** Gift cards, store credit and points that pay a cart, what they paid of each order, and what came back to them. */
export const cartBalances: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("cart").addColumn("balances", "text").execute();
    for (const table of ["sales_order", "order_refund"]) {
      await db.schema
        .alterTable(table)
        .addColumn("balance_cents", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    }
    await createOrderBalances(db);
  },
};

async function createOrderBalances(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("order_balance")
    .addColumn("id", ...countingId(db))
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("balance_id", "integer", (column) =>
      column.notNull().references("balance.id").onDelete("cascade"),
    )
    .addColumn("amount", "integer", required)
    .addColumn("cents", "integer", required)
    .addColumn("returned_amount", "integer", required)
    .addColumn("returned_cents", "integer", required)
    .addColumn("expires_at", "text")
    .execute();
  for (const column of ["order_id", "balance_id"]) {
    await db.schema
      .createIndex(`order_balance_${column}_index`)
      .on("order_balance")
      .columns([column])
      .execute();
  }
}
