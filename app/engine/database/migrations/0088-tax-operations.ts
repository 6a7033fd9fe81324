import { type Kysely, type Migration, sql } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** The tax of refunds by jurisdiction, and the sales and refunds that a job reports to the tax service. */
export const taxOperations: Migration = {
  async up(db: Kysely<unknown>) {
    await createRefundTaxes(db);
    await createOperations(db);
  },
};

async function createRefundTaxes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("order_refund_tax")
    .addColumn("id", ...countingId(db))
    .addColumn("order_tax_id", "integer", (column) =>
      column.notNull().references("sales_order_tax.id").onDelete("cascade"),
    )
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("refund_id", "integer", (column) => column.references("order_refund.id").onDelete("cascade"))
    .addColumn("store_code", "text", required)
    .addColumn("taxable_cents", "integer", required)
    .addColumn("exempt_cents", "integer", required)
    .addColumn("tax_cents", "integer", required)
    .addColumn("booked_on", "text", required)
    .execute();
  await db.schema
    .createIndex("order_refund_tax_order_index")
    .on("order_refund_tax")
    .column("order_id")
    .execute();
  await db.schema
    .createIndex("order_refund_tax_booked_index")
    .on("order_refund_tax")
    .columns(["store_code", "booked_on"])
    .execute();
}

async function createOperations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("tax_operation")
    .addColumn("id", ...countingId(db))
    .addColumn("idempotency_key", "text", (column) => column.notNull().unique())
    .addColumn("store_code", "text", required)
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", required)
    .addColumn("amount_cents", "integer", required)
    .addColumn("state", "text", required)
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("due_at", "text", required)
    .addColumn("reference", "text")
    .addColumn("problem", "text")
    .addColumn("created_at", "text", required)
    .addColumn("finished_at", "text")
    .execute();
  await db.schema
    .createIndex("tax_operation_order_index")
    .on("tax_operation")
    .columns(["order_id", "id"])
    .execute();
  await db.schema
    .createIndex("tax_operation_waiting_index")
    .on("tax_operation")
    .columns(["due_at"])
    .where(sql.ref("state"), "=", "waiting")
    .execute();
}
