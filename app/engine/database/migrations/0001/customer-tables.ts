import type { Kysely } from "kysely";
import { countingId } from "../../dialect";
import { key, required } from "./columns";

export async function createCustomerTables(db: Kysely<unknown>): Promise<void> {
  const id = countingId(db);
  await db.schema
    .createTable("customer")
    .addColumn("id", ...id)
    .addColumn("store_code", "text", required)
    .addColumn("email", "text", required)
    .addColumn("password_hash", "text", required)
    .addColumn("firstname", "text", required)
    .addColumn("lastname", "text", required)
    .addColumn("middlename", "text")
    .addColumn("prefix", "text")
    .addColumn("suffix", "text")
    .addColumn("phone_no", "text")
    .addColumn("date_of_birth", "text")
    .addColumn("taxvat", "text")
    .addColumn("is_subscribed", "integer", required)
    .addColumn("created_at", "text", required)
    .addUniqueConstraint("customer_store_code_email_unique", ["store_code", "email"])
    .execute();
  await db.schema
    .createTable("customer_token")
    .addColumn("token_hash", "text", key)
    .addColumn("customer_id", "integer", (column) =>
      column.notNull().references("customer.id").onDelete("cascade"),
    )
    .addColumn("created_at", "text", required)
    .addColumn("expires_at", "text", required)
    .execute();
  await db.schema
    .createIndex("customer_token_customer_id_index")
    .on("customer_token")
    .columns(["customer_id"])
    .execute();
  await db.schema
    .createIndex("customer_token_expires_at_index")
    .on("customer_token")
    .columns(["expires_at"])
    .execute();
  await db.schema
    .createTable("customer_address")
    .addColumn("id", ...id)
    .addColumn("customer_id", "integer", (column) =>
      column.notNull().references("customer.id").onDelete("cascade"),
    )
    .addColumn("default_billing", "integer", required)
    .addColumn("default_shipping", "integer", required)
    .addColumn("firstname", "text", required)
    .addColumn("lastname", "text", required)
    .addColumn("company", "text")
    .addColumn("street", "text", required)
    .addColumn("city", "text", required)
    .addColumn("region_code", "text", required)
    .addColumn("postcode", "text", required)
    .addColumn("country_code", "text", required)
    .addColumn("telephone", "text", required)
    .execute();
  await db.schema
    .createIndex("customer_address_customer_id_index")
    .on("customer_address")
    .columns(["customer_id"])
    .execute();
}
