import { type Kysely, type Migration, sql } from "kysely";

/**
 * Stores when a guest's order joined an account, and when it was decided whether to invite its buyer to a review. An
 * order that is older than its account was a guest's.
 */
export const joinedOrdersAndReviewInvitations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("sales_order").addColumn("joined_account_at", "text").execute();
    await db.schema.alterTable("sales_order").addColumn("review_decided_at", "text").execute();
    await sql`
      update sales_order set joined_account_at = (select created_at from customer where customer.id = sales_order.customer_id)
      where created_at < (select created_at from customer where customer.id = sales_order.customer_id)
    `.execute(db);
    await db.schema.createIndex("shipment_delivered").on("shipment").column("delivered_at").execute();
  },
};
