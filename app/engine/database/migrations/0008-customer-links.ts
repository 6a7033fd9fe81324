import type { Kysely, Migration } from "kysely";
import { key, required } from "./0001/columns";

/** Links of letters that prove an address or let a password be chosen, and when an address was proven. */
export const customerLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("customer").addColumn("email_confirmed_at", "text").execute();
    await db.schema
      .createTable("customer_link")
      .addColumn("secret_hash", "text", key)
      .addColumn("customer_id", "integer", (column) =>
        column.notNull().references("customer.id").onDelete("cascade"),
      )
      .addColumn("purpose", "text", required)
      .addColumn("email", "text", required)
      .addColumn("created_at", "text", required)
      .addColumn("expires_at", "text", required)
      .execute();
    await db.schema
      .createIndex("customer_link_customer_id_purpose_index")
      .on("customer_link")
      .columns(["customer_id", "purpose"])
      .execute();
    await db.schema
      .createIndex("customer_link_email_purpose_index")
      .on("customer_link")
      .columns(["email", "purpose"])
      .execute();
    await db.schema
      .createIndex("customer_link_expires_at_index")
      .on("customer_link")
      .columns(["expires_at"])
      .execute();
  },
};
