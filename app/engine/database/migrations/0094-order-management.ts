import { type Kysely, type Migration, sql } from "kysely";
import { binaryText, countingId, isPostgres } from "../dialect";
import { required } from "./0001/columns";

/** Adds the staff's notes on orders, and the indexes by which /admin lists and finds orders and customers. */
export const orderManagement: Migration = {
  async up(db: Kysely<unknown>) {
    await createComments(db);
    await addBuyerName(db);
    await createOrderIndexes(db);
    await sql`create index payment_operation_failed_index on payment_operation (order_id)
      where state = 'failed'`.execute(db);
    await sql`create index product_question_pending_index on product_question (store_code, id)
      where status = 'pending'`.execute(db);
    await db.schema
      .createIndex("customer_lastname_index")
      .on("customer")
      .columns(["lastname", "id"])
      .execute();
  },
};

async function createComments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("order_comment")
    .addColumn("id", ...countingId(db))
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("admin_user_id", "integer", (column) => column.notNull().references("admin_user.id"))
    .addColumn("kind", "text", required)
    .addColumn("text", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema
    .createIndex("order_comment_order_id_index")
    .on("order_comment")
    .columns(["order_id"])
    .execute();
}

/** In existing orders without removing accents, which only the application does. */
async function addBuyerName(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("sales_order").addColumn("buyer_name", binaryText(db)).execute();
  const member = (name: string) =>
    isPostgres(db)
      ? sql`(billing_address::json ->> ${sql.lit(name)})`
      : sql`json_extract(billing_address, ${sql.lit(`$.${name}`)})`;
  await sql`update sales_order set buyer_name =
    lower(${member("lastname")} || ', ' || ${member("firstname")})
    where email <> ''`.execute(db);
  await db.schema
    .createIndex("sales_order_buyer_name_index")
    .on("sales_order")
    .columns(["buyer_name", "id"])
    .execute();
}

/** The list is ordered by time and id; each index continues with them. */
async function createOrderIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("sales_order_created_at_index").execute();
  const indexes = {
    sales_order_created_at_index: [],
    sales_order_store_index: ["store_code"],
    sales_order_status_index: ["status"],
    sales_order_store_status_index: ["store_code", "status"],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema
      .createIndex(name)
      .on("sales_order")
      .columns([...columns, "created_at", "id"])
      .execute();
  }
}
