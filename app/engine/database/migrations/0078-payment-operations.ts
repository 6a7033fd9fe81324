import { type Kysely, type Migration, sql } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** Adds a payment's provider and state, and captures, voids and refunds as rows that a job carries out. */
export const paymentOperations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("payment")
      .addColumn("provider", "text", (column) => column.notNull().defaultTo("sandbox"))
      .execute();
    await db.schema
      .alterTable("payment")
      .addColumn("state", "text", (column) => column.notNull().defaultTo("captured"))
      .execute();
    await sql`
      update payment set state = 'refunded'
      where outcome = 'refunded' or order_id in (select id from sales_order where status = 'refunded')
    `.execute(db);
    await createOperations(db);
  },
};

async function createOperations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("payment_operation")
    .addColumn("id", ...countingId(db))
    .addColumn("idempotency_key", "text", (column) => column.notNull().unique())
    .addColumn("store_code", "text", required)
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("provider", "text", required)
    .addColumn("payment_reference", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("amount_cents", "integer", required)
    .addColumn("cause", "text", required)
    .addColumn("state", "text", required)
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("due_at", "text", required)
    .addColumn("reference", "text")
    .addColumn("problem", "text")
    .addColumn("created_at", "text", required)
    .addColumn("finished_at", "text")
    .execute();
  await db.schema
    .createIndex("payment_operation_order_id_index")
    .on("payment_operation")
    .columns(["order_id"])
    .execute();
  await db.schema
    .createIndex("payment_operation_payment_index")
    .on("payment_operation")
    .columns(["payment_reference", "id"])
    .execute();
  await db.schema
    .createIndex("payment_operation_waiting_index")
    .on("payment_operation")
    .columns(["due_at"])
    .where(sql.ref("state"), "=", "waiting")
    .execute();
}
