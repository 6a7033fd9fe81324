import type { Kysely, Migration } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** The one ledger of store credit, reward points and gift cards, and who recommended the shop to whom. */
export const balances: Migration = {
  async up(db: Kysely<unknown>) {
    await createGiftCards(db);
    await createSentGiftCards(db);
    await createBalances(db);
    await createEntries(db);
    await createReferrals(db);
  },
};

async function createGiftCards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("gift_card")
    .addColumn("id", ...countingId(db))
    .addColumn("store_code", "text", required)
    .addColumn("code_hash", "text", (column) => column.notNull().unique())
    .addColumn("code_ending", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
}

async function createSentGiftCards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sent_gift_card")
    .addColumn("gift_card_id", "integer", (column) =>
      column.notNull().primaryKey().references("gift_card.id").onDelete("cascade"),
    )
    .addColumn("customer_id", "integer", (column) =>
      column.notNull().references("customer.id").onDelete("cascade"),
    )
    .addColumn("recipient_name", "text", required)
    .addColumn("recipient_email", "text", required)
    .addColumn("amount", "integer", required)
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema
    .createIndex("sent_gift_card_customer_id_index")
    .on("sent_gift_card")
    .columns(["customer_id"])
    .execute();
}

async function createBalances(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("balance")
    .addColumn("id", ...countingId(db))
    .addColumn("store_code", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("customer_id", "integer", (column) => column.references("customer.id").onDelete("cascade"))
    .addColumn("gift_card_id", "integer", (column) => column.references("gift_card.id").onDelete("cascade"))
    .addUniqueConstraint("balance_customer_unique", ["customer_id", "kind"])
    .addUniqueConstraint("balance_gift_card_unique", ["gift_card_id", "kind"])
    .execute();
}

async function createEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("balance_entry")
    .addColumn("id", ...countingId(db))
    .addColumn("balance_id", "integer", (column) =>
      column.notNull().references("balance.id").onDelete("cascade"),
    )
    .addColumn("store_code", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("amount", "integer", required)
    .addColumn("reason_key", "text", required)
    .addColumn("reason", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("expires_at", "text")
    .addColumn("ends_entry_id", "integer", (column) =>
      column.references("balance_entry.id").onDelete("cascade"),
    )
    .addUniqueConstraint("balance_entry_reason_unique", ["store_code", "kind", "reason_key"])
    .execute();
  await db.schema
    .createIndex("balance_entry_balance_id_index")
    .on("balance_entry")
    .columns(["balance_id", "id"])
    .execute();
  await db.schema
    .createIndex("balance_entry_ends_entry_id_index")
    .on("balance_entry")
    .columns(["ends_entry_id"])
    .execute();
  await db.schema
    .createIndex("balance_entry_expires_at_index")
    .on("balance_entry")
    .columns(["store_code", "kind", "expires_at"])
    .execute();
}

async function createReferrals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("referral")
    .addColumn("friend_id", "integer", (column) =>
      column.notNull().primaryKey().references("customer.id").onDelete("cascade"),
    )
    .addColumn("referrer_id", "integer", (column) =>
      column.notNull().references("customer.id").onDelete("cascade"),
    )
    .addColumn("store_code", "text", required)
    .addColumn("status", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("order_id", "integer", (column) => column.references("sales_order.id").onDelete("set null"))
    .addColumn("decided_at", "text")
    .execute();
  await db.schema
    .createIndex("referral_referrer_id_index")
    .on("referral")
    .columns(["referrer_id", "created_at"])
    .execute();
  await db.schema.createIndex("referral_order_id_index").on("referral").columns(["order_id"]).execute();
}
