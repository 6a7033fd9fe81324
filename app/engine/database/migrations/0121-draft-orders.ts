import type { Kysely, Migration } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** Carts that staff compose for customers, and the link by which they are paid. */
export const draftOrders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("cart").addColumn("staff_discount_cents", "integer").execute();
    await db.schema
      .createTable("draft_order")
      .addColumn("id", ...countingId(db))
      .addColumn("cart_id", "text", (column) =>
        column.notNull().unique().references("cart.id").onDelete("cascade"),
      )
      .addColumn("store_code", "text", required)
      .addColumn("admin_user_id", "integer", (column) => column.notNull().references("admin_user.id"))
      .addColumn("comment", "text", required)
      .addColumn("discount_reason", "text", required)
      .addColumn("granted_cents", "integer", required)
      .addColumn("token_hash", "text")
      .addColumn("emailed_total_cents", "integer")
      .addColumn("sent_at", "text")
      .addColumn("expires_at", "text")
      .addColumn("canceled_at", "text")
      .addColumn("version", "integer", required)
      .addColumn("created_at", "text", required)
      .execute();
    await db.schema
      .createIndex("draft_order_token_index")
      .on("draft_order")
      .columns(["token_hash"])
      .unique()
      .execute();
  },
};
