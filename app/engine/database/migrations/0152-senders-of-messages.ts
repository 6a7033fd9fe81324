import { type Kysely, type Migration, sql } from "kysely";

/**
 * The accounts that sent contact messages, since a customer may change their address later. Earlier messages get the
 * account that has their address now.
 */
export const sendersOfMessages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("contact_message")
      .addColumn("customer_id", "integer", (column) => column.references("customer.id").onDelete("cascade"))
      .execute();
    await db.schema
      .createIndex("contact_message_customer_index")
      .on("contact_message")
      .columns(["customer_id"])
      .execute();
    await sql`update contact_message set customer_id = (
      select customer.id from customer
      where customer.store_code = contact_message.store_code and customer.email = contact_message.email
    ) where is_verified = 1`.execute(db);
  },
};
