import type { Kysely, Migration } from "kysely";
import { key, required } from "./0001/columns";

/** What orders earned, who takes part in the loyalty levels, and when the shop's jobs are due. */
export const rewards: Migration = {
  async up(db: Kysely<unknown>) {
    await createRewardAccounts(db);
    await createRewardEarnings(db);
    await createJobs(db);
  },
};

async function createRewardAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("reward_account")
    .addColumn("customer_id", "integer", (column) =>
      column.notNull().primaryKey().references("customer.id").onDelete("cascade"),
    )
    .addColumn("joined_at", "text")
    .addColumn("tells_changes", "integer", required)
    .addColumn("tells_expiry", "integer", required)
    .addColumn("expiry_told_until", "text")
    .addColumn("expiry_booked_until", "text")
    .execute();
}

async function createRewardEarnings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("reward_earning")
    .addColumn("order_id", "integer", (column) =>
      column.notNull().primaryKey().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("customer_id", "integer", (column) =>
      column.notNull().references("customer.id").onDelete("cascade"),
    )
    .addColumn("spent_cents", "integer", required)
    .addColumn("points", "integer", required)
    .addColumn("earned_at", "text", required)
    .execute();
  await db.schema
    .createIndex("reward_earning_customer_id_earned_at_index")
    .on("reward_earning")
    .columns(["customer_id", "earned_at"])
    .execute();
}

async function createJobs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("job")
    .addColumn("name", "text", key)
    .addColumn("due_at", "text", required)
    .execute();
}
