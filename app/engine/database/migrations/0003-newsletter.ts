import type { Kysely, Migration } from "kysely";
import { key, required } from "./0001/columns";

/** Who gets the newsletter, coupons for one person, and mails that can be answered or unsubscribed from. */
export const newsletterTables: Migration = {
  async up(db: Kysely<unknown>) {
    await createSubscribers(db);
    await createPersonalCoupons(db);
    await db.schema.alterTable("mail_outbox").addColumn("reply_to", "text").execute();
    await db.schema.alterTable("mail_outbox").addColumn("unsubscribe_url", "text").execute();
  },
};

async function createSubscribers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("newsletter_subscriber")
    .addColumn("store_code", "text", required)
    .addColumn("email", "text", required)
    .addColumn("status", "text", required)
    .addColumn("source", "text", required)
    .addColumn("firstname", "text")
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .addColumn("confirmed_at", "text")
    .addPrimaryKeyConstraint("newsletter_subscriber_key", ["store_code", "email"])
    .execute();
}

async function createPersonalCoupons(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("personal_coupon")
    .addColumn("code", "text", key)
    .addColumn("store_code", "text", required)
    .addColumn("purpose", "text", required)
    .addColumn("email", "text", required)
    .addColumn("customer_id", "integer", (column) => column.references("customer.id").onDelete("set null"))
    .addColumn("first_order_only", "integer", required)
    .addColumn("order_id", "integer", (column) => column.references("sales_order.id").onDelete("set null"))
    .addColumn("created_at", "text", required)
    .addUniqueConstraint("personal_coupon_email_unique", ["store_code", "purpose", "email"])
    .addUniqueConstraint("personal_coupon_customer_unique", ["customer_id", "purpose"])
    .execute();
  await db.schema
    .createIndex("personal_coupon_order_id_index")
    .on("personal_coupon")
    .columns(["order_id"])
    .execute();
}
