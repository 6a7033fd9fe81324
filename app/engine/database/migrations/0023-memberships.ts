import { type Kysely, type Migration, sql } from "kysely";
import { required } from "./0001/columns";

/** Until when customers are members, and the orders that made them so. */
export const memberships: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("customer").addColumn("member_until", "text").execute();
    await db.schema
      .alterTable("customer")
      .addColumn("member_renews", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("customer").addColumn("member_told_until", "text").execute();
    await db.schema
      .createIndex("customer_member_until_index")
      .on("customer")
      .columns(["member_until"])
      .where(sql.ref("member_until"), "is not", null)
      .execute();
    await db.schema
      .createTable("membership_year")
      .addColumn("order_id", "integer", (column) =>
        column.notNull().primaryKey().references("sales_order.id").onDelete("cascade"),
      )
      .addColumn("customer_id", "integer", (column) =>
        column.notNull().references("customer.id").onDelete("cascade"),
      )
      .addColumn("paid_at", "text", required)
      .addColumn("taken_back_at", "text")
      .execute();
    await db.schema
      .createIndex("membership_year_customer_id_index")
      .on("membership_year")
      .columns(["customer_id"])
      .execute();
  },
};
