import { type Kysely, type Migration, sql } from "kysely";
import { required } from "./0001/columns";

/** Gift cards that staff issue and block, and finding gift cards by code ending and recipient. */
export const issuedGiftCards: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("gift_card").addColumn("blocked_at", "text").execute();
    await db.schema.alterTable("gift_card").addColumn("blocked_reason", "text").execute();
    await db.schema
      .createTable("issued_gift_card")
      .addColumn("gift_card_id", "integer", (column) =>
        column.notNull().primaryKey().references("gift_card.id").onDelete("cascade"),
      )
      .addColumn("store_code", "text", required)
      .addColumn("admin_user_id", "integer", (column) => column.notNull().references("admin_user.id"))
      .addColumn("amount_cents", "integer", required)
      .addColumn("recipient_name", "text", required)
      .addColumn("recipient_email", "text", required)
      .addColumn("message", "text", required)
      .addColumn("reason", "text", required)
      .addColumn("deliver_on", "text", required)
      .addColumn("sent_at", "text")
      .addColumn("created_at", "text", required)
      .execute();
    await createIndexes(db);
  },
};

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("gift_card_ending_index")
    .on("gift_card")
    .columns(["code_ending", "id"])
    .execute();
  await db.schema
    .createIndex("gift_card_blocked_index")
    .on("gift_card")
    .columns(["id"])
    .where(sql.ref("blocked_at"), "is not", null)
    .execute();
  await db.schema
    .createIndex("issued_gift_card_waiting_index")
    .on("issued_gift_card")
    .columns(["store_code", "deliver_on"])
    .where(sql.ref("sent_at"), "is", null)
    .execute();
  await db.schema
    .createIndex("gift_certificate_gift_card_index")
    .on("gift_certificate")
    .columns(["gift_card_id"])
    .execute();
  for (const table of ["issued_gift_card", "gift_certificate", "sent_gift_card"]) {
    await db.schema.createIndex(`${table}_email_index`).on(table).columns(["recipient_email"]).execute();
    await db.schema
      .createIndex(`${table}_name_index`)
      .on(table)
      .expression(sql`lower(recipient_name)`)
      .execute();
  }
}
