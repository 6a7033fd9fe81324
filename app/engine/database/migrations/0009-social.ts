import { type Kysely, type Migration, sql } from "kysely";
import { countingId } from "../dialect";
import { key, required } from "./0001/columns";

/** Log-ins by social networks, the history of newsletter consents, and what is needed to leave the shop. */
export const social: Migration = {
  async up(db: Kysely<unknown>) {
    await createSocialLogins(db);
    await createSocialChecks(db);
    await createLeavingCodes(db);
    await createNewsletterEvents(db);
    await db.schema.alterTable("sales_order").addColumn("customer_left_at", "text").execute();
    await db.schema
      .createIndex("sales_order_customer_left_at_index")
      .on("sales_order")
      .columns(["customer_id", "customer_left_at"])
      .execute();
    await db.schema
      .createIndex("mail_outbox_created_at_index")
      .on("mail_outbox")
      .columns(["created_at"])
      .execute();
  },
};

async function createSocialLogins(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("social_login")
    .addColumn("store_code", "text", required)
    .addColumn("source", "text", required)
    .addColumn("subject", "text", required)
    .addColumn("customer_id", "integer", (column) =>
      column.notNull().references("customer.id").onDelete("cascade"),
    )
    .addColumn("name", "text", required)
    .addColumn("created_at", "text", required)
    .addPrimaryKeyConstraint("social_login_key", ["store_code", "source", "subject"])
    .addUniqueConstraint("social_login_customer_unique", ["customer_id", "source"])
    .execute();
}

async function createSocialChecks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("social_check")
    .addColumn("id", "text", key)
    .addColumn("store_code", "text", required)
    .addColumn("source", "text", required)
    .addColumn("subject", "text", required)
    .addColumn("name", "text", required)
    .addColumn("firstname", "text", required)
    .addColumn("lastname", "text", required)
    .addColumn("date_of_birth", "text")
    .addColumn("phone_no", "text")
    .addColumn("is_subscribed", "integer", required)
    .addColumn("email", "text")
    .addColumn("code_hash", "text")
    .addColumn("attempts", "integer", required)
    .addColumn("created_at", "text", required)
    .addColumn("expires_at", "text", required)
    .execute();
  await db.schema
    .createIndex("social_check_expires_at_index")
    .on("social_check")
    .columns(["expires_at"])
    .execute();
}

async function createLeavingCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("leaving_code")
    .addColumn("customer_id", "integer", (column) =>
      column.notNull().primaryKey().references("customer.id").onDelete("cascade"),
    )
    .addColumn("code_hash", "text", required)
    .addColumn("attempts", "integer", required)
    .addColumn("created_at", "text", required)
    .addColumn("expires_at", "text", required)
    .execute();
}

async function createNewsletterEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("newsletter_event")
    .addColumn("id", ...countingId(db))
    .addColumn("store_code", "text", required)
    .addColumn("email", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("source", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema
    .createIndex("newsletter_event_email_index")
    .on("newsletter_event")
    .columns(["store_code", "email"])
    .execute();
  await sql`
    insert into newsletter_event (store_code, email, kind, source, created_at)
    select store_code, email, 'asked', source, created_at from newsletter_subscriber`.execute(db);
  await sql`
    insert into newsletter_event (store_code, email, kind, source, created_at)
    select store_code, email, 'subscribed', 'letter', confirmed_at from newsletter_subscriber
    where confirmed_at is not null`.execute(db);
  await sql`
    insert into newsletter_event (store_code, email, kind, source, created_at)
    select store_code, email, 'unsubscribed', 'letter', updated_at from newsletter_subscriber
    where status = 'unsubscribed'`.execute(db);
}
