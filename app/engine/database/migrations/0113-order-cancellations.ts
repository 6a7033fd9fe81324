import type { Kysely, Migration } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** What was canceled of orders before they were paid: they no longer contain it. */
export const orderCancellations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("order_cancellation")
      .addColumn("id", ...countingId(db))
      .addColumn("order_id", "integer", (column) =>
        column.notNull().references("sales_order.id").onDelete("cascade"),
      )
      .addColumn("name", "text", required)
      .addColumn("quantity", "integer")
      .addColumn("amount_cents", "integer", required)
      .addColumn("tax_cents", "integer", required)
      .addColumn("created_at", "text", required)
      .execute();
    await db.schema
      .createIndex("order_cancellation_order_index")
      .on("order_cancellation")
      .columns(["order_id"])
      .execute();
  },
};
