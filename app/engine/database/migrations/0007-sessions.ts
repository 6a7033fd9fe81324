import { type Kysely, type Migration, sql } from "kysely";
import { key, required } from "./0001/columns";

/** Where customers are logged in and on what, codes by mail, price offer codes that stay with a customer, and brakes. */
export const sessions: Migration = {
  async up(db: Kysely<unknown>) {
    await describeTokens(db);
    await createDevices(db);
    await createLoginCodes(db);
    await createRateLimits(db);
    await db.schema.alterTable("customer").addColumn("price_code", "text").execute();
  },
};

/** Sessions from before get an id that tells nothing of the token, and the day they began as the day they were seen. */
async function describeTokens(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("customer_token").addColumn("session_id", "text").execute();
  await db.schema.alterTable("customer_token").addColumn("device_name", "text").execute();
  await db.schema.alterTable("customer_token").addColumn("last_seen_at", "text").execute();
  await sql`update customer_token set session_id = substr(token_hash, 1, 32), last_seen_at = created_at`.execute(
    db,
  );
  await db.schema
    .createIndex("customer_token_session_id_index")
    .on("customer_token")
    .columns(["session_id"])
    .unique()
    .execute();
}

async function createDevices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("customer_device")
    .addColumn("customer_id", "integer", (column) =>
      column.notNull().references("customer.id").onDelete("cascade"),
    )
    .addColumn("device_hash", "text", required)
    .addColumn("first_seen_at", "text", required)
    .addColumn("last_seen_at", "text", required)
    .addPrimaryKeyConstraint("customer_device_key", ["customer_id", "device_hash"])
    .execute();
}

async function createLoginCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("login_code")
    .addColumn("store_code", "text", required)
    .addColumn("email", "text", required)
    .addColumn("code_hash", "text", required)
    .addColumn("attempts", "integer", required)
    .addColumn("expires_at", "text", required)
    .addPrimaryKeyConstraint("login_code_key", ["store_code", "email"])
    .execute();
  await db.schema
    .createIndex("login_code_expires_at_index")
    .on("login_code")
    .columns(["expires_at"])
    .execute();
}

/** The columns that the library of the brakes knows; `expire` counts milliseconds since 1970. */
async function createRateLimits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("rate_limit")
    .addColumn("key", "text", key)
    .addColumn("points", "integer", required)
    .addColumn("expire", "bigint")
    .execute();
  await db.schema.createIndex("rate_limit_expire_index").on("rate_limit").columns(["expire"]).execute();
}
