import { type Kysely, type Migration, sql } from "kysely";
import { required } from "./0001/columns";

/** Limits, products and categories of coupons, and the orders that used one. */
export const couponUses: Migration = {
  async up(db: Kysely<unknown>) {
    await extendCoupons(db);
    await db.schema
      .createTable("coupon_use")
      .addColumn("order_id", "integer", (column) =>
        column.primaryKey().references("sales_order.id").onDelete("cascade"),
      )
      .addColumn("store_code", "text", required)
      .addColumn("code", "text", required)
      .addColumn("mailbox", "text", required)
      .addColumn("discount_cents", "integer", required)
      .addColumn("revenue_cents", "integer", required)
      .addColumn("used_at", "text", required)
      .execute();
    await db.schema
      .createIndex("coupon_use_code_index")
      .on("coupon_use")
      .columns(["store_code", "code", "mailbox"])
      .execute();
    await db.schema
      .createIndex("coupon_use_used_at_index")
      .on("coupon_use")
      .columns(["store_code", "used_at"])
      .execute();
  },
};

async function extendCoupons(db: Kysely<unknown>): Promise<void> {
  for (const column of ["uses_per_coupon", "uses_per_customer"]) {
    await db.schema.alterTable("coupon").addColumn(column, "integer").execute();
  }
  for (const column of ["skus", "category_uids"]) {
    await db.schema.alterTable("coupon").addColumn(column, "text").execute();
  }
  for (const [column, value] of [
    ["is_active", 1],
    ["is_personal", 0],
  ] as const) {
    await db.schema
      .alterTable("coupon")
      .addColumn(column, "integer", (definition) => definition.notNull().defaultTo(value))
      .execute();
  }
  await sql`update coupon set is_personal = 1 where code like 'PET-__________' or exists (
    select 1 from personal_coupon where personal_coupon.code = coupon.code)`.execute(db);
  await db.schema
    .createIndex("coupon_of_shop_index")
    .on("coupon")
    .columns(["code", "store_code"])
    .where(sql.ref("is_personal"), "=", sql.lit(0))
    .execute();
}
