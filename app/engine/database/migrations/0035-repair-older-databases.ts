import { type Kysely, type Migration, sql } from "kysely";
import { describeSchema, type SchemaDescription } from "../describe-schema";
import { required } from "./0001/columns";

/**
 * Some migrations were edited after databases had run them. Brings such a database to what the edited migrations make;
 * any other database stays as it is. Each step is taken only where it is missing.
 */
export const repairOlderDatabases: Migration = {
  async up(db: Kysely<unknown>) {
    const schema = await describeSchema(db);
    await createHeaderOffers(db);
    await addClearedAt(db, schema);
    await renameLoginCodeTries(db, schema);
    await dropIndexes(db, schema);
    await createIndexes(db);
  },
};

/** 0001 got this table later. */
async function createHeaderOffers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("header_offer")
    .ifNotExists()
    .addColumn("store_code", "text", required)
    .addColumn("position", "integer", required)
    .addColumn("price_code", "text")
    .addColumn("sale_title", "text", required)
    .addColumn("offer_text", "text", required)
    .addColumn("offer_description", "text", required)
    .addColumn("store_notice", "text", required)
    .addColumn("starts_at", "text")
    .addColumn("ends_at", "text")
    .addColumn("show_timer", "integer", required)
    .addPrimaryKeyConstraint("header_offer_key", ["store_code", "position"])
    .execute();
}

/** 0025 got this column later. */
async function addClearedAt(db: Kysely<unknown>, schema: SchemaDescription): Promise<void> {
  if ("cleared_at" in schema.print_file.columns) return;
  await db.schema.alterTable("print_file").addColumn("cleared_at", "text").execute();
}

/** 0007 called the column by another name. */
async function renameLoginCodeTries(db: Kysely<unknown>, schema: SchemaDescription): Promise<void> {
  if ("attempts" in schema.login_code.columns) return;
  await db.schema.alterTable("login_code").renameColumn("tries", "attempts").execute();
}

/** Indexes that 0002 and 0004 made and no longer make, and those of 0009 and 0012 that had other columns. */
async function dropIndexes(db: Kysely<unknown>, schema: SchemaDescription): Promise<void> {
  const dropped = [
    "product_question_sku_status_index",
    "product_question_store_code_status_blueprint_index",
    "shared_photo_store_code_email_index",
  ];
  if (schema.sales_order.indexes.sales_order_customer_left_at_index === "(customer_left_at)") {
    dropped.push("sales_order_customer_left_at_index");
  }
  if (schema.balance_entry.indexes.balance_entry_expires_at_index === "(expires_at)") {
    dropped.push("balance_entry_expires_at_index");
  }
  for (const name of dropped) await db.schema.dropIndex(name).ifExists().execute();
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const indexes: [name: string, table: string, columns: string[]][] = [
    [
      "product_question_store_code_status_sku_blueprint_index",
      "product_question",
      ["store_code", "status", "sku", "blueprint"],
    ],
    ["coupon_store_code_is_public_code_index", "coupon", ["store_code", "is_public", "code"]],
    ["customer_link_email_purpose_index", "customer_link", ["email", "purpose"]],
    ["customer_link_expires_at_index", "customer_link", ["expires_at"]],
    ["mail_outbox_created_at_index", "mail_outbox", ["created_at"]],
    ["sales_order_customer_left_at_index", "sales_order", ["customer_id", "customer_left_at"]],
    ["balance_entry_expires_at_index", "balance_entry", ["store_code", "kind", "expires_at"]],
    ["print_file_cleared_at_created_at_index", "print_file", ["cleared_at", "created_at"]],
  ];
  for (const [name, table, columns] of indexes) {
    await db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute();
  }
  await db.schema
    .createIndex("cart_guest_email_index")
    .ifNotExists()
    .on("cart")
    .columns(["email"])
    .where(sql.ref("customer_id"), "is", null)
    .where(sql.ref("email"), "is not", null)
    .execute();
}
