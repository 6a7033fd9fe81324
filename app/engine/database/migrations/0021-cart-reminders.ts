import { type Kysely, type Migration, sql } from "kysely";
import { key, required } from "./0001/columns";

/** Which carts were thought of when they were left, and what finds those that are due. */
export const cartReminders: Migration = {
  async up(db: Kysely<unknown>) {
    await createReminders(db);
    await db.schema
      .createIndex("cart_left_index")
      .on("cart")
      .columns(["updated_at"])
      .where(sql.ref("is_active"), "=", 1)
      .where(sql.ref("email"), "is not", null)
      .execute();
    await db.schema.alterTable("job").addColumn("done_until", "text").execute();
  },
};

async function createReminders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cart_reminder")
    .addColumn("id", "text", key)
    .addColumn("cart_id", "text", (column) =>
      column.notNull().unique().references("cart.id").onDelete("cascade"),
    )
    .addColumn("store_code", "text", required)
    .addColumn("email", "text", required)
    .addColumn("decided_at", "text", required)
    .addColumn("sent_at", "text")
    .execute();
  await db.schema
    .createIndex("cart_reminder_email_index")
    .on("cart_reminder")
    .columns(["store_code", "email", "sent_at"])
    .execute();
}
