import { type Kysely, type Migration, sql } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** Adds webhooks: addresses of programs that are told what happens to orders, and what is sent to them. */
export const webhooks: Migration = {
  async up(db: Kysely<unknown>) {
    await createWebhooks(db);
    await createDeliveries(db);
  },
};

async function createWebhooks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("webhook")
    .addColumn("id", ...countingId(db))
    .addColumn("store_code", "text", required)
    .addColumn("url", "text", required)
    .addColumn("events", "text", required)
    .addColumn("secret_owner", "text", required)
    .addColumn("secret", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("deactivated_at", "text")
    .execute();
  await db.schema
    .createIndex("webhook_active_index")
    .on("webhook")
    .columns(["store_code"])
    .where(sql.ref("deactivated_at"), "is", null)
    .execute();
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("webhook_delivery")
    .addColumn("id", ...countingId(db))
    .addColumn("webhook_id", "integer", (column) => column.notNull().references("webhook.id"))
    .addColumn("store_code", "text", required)
    .addColumn("turn", "text", required)
    .addColumn("event", "text", required)
    .addColumn("message_id", "text", required)
    .addColumn("body", "text", required)
    .addColumn("state", "text", required)
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("due_at", "text", required)
    .addColumn("problem", "text")
    .addColumn("created_at", "text", required)
    .addColumn("finished_at", "text")
    .execute();
  const indexes = {
    webhook_delivery_webhook_index: ["webhook_id", "id"],
    webhook_delivery_created_at_index: ["created_at"],
  };
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on("webhook_delivery").columns(columns).execute();
  const waiting = {
    webhook_delivery_waiting_index: ["due_at"],
    webhook_delivery_turn_index: ["turn", "id"],
  };
  for (const [name, columns] of Object.entries(waiting)) {
    await db.schema
      .createIndex(name)
      .on("webhook_delivery")
      .columns(columns)
      .where(sql.ref("state"), "=", "waiting")
      .execute();
  }
}
