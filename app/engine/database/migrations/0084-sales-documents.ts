import { type Kysely, type Migration, sql } from "kysely";
import { required } from "./0001/columns";

/** Gives invoices and credit memos gapless numbers of their own; those of earlier orders in the orders' sequence. */
export const salesDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("sales_sequence")
      .addColumn("store_code", "text", required)
      .addColumn("kind", "text", required)
      .addColumn("last_number", "integer", required)
      .addPrimaryKeyConstraint("sales_sequence_primary", ["store_code", "kind"])
      .execute();
    await createDocuments(db, "sales_invoice", { column: "order_id", references: "sales_order.id" });
    await createDocuments(db, "sales_creditmemo", { column: "refund_id", references: "order_refund.id" });
    await numberEarlierDocuments(db);
  },
};

async function createDocuments(
  db: Kysely<unknown>,
  table: string,
  { column, references }: { column: string; references: string },
): Promise<void> {
  await db.schema
    .createTable(table)
    .addColumn(column, "integer", (definition) =>
      definition.primaryKey().references(references).onDelete("cascade"),
    )
    .addColumn("store_code", "text", required)
    .addColumn("number", "integer", required)
    .addColumn("issued_at", "text", required)
    .addUniqueConstraint(`${table}_number_unique`, ["store_code", "number"])
    .execute();
  await db.schema
    .createIndex(`${table}_issued_at_index`)
    .on(table)
    .columns(["store_code", "issued_at"])
    .execute();
}

/** The day on which an earlier invoice became due is not recorded; it has the order's. */
async function numberEarlierDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into sales_invoice (order_id, store_code, number, issued_at)
    select id, store_code, row_number() over (partition by store_code order by id), created_at
    from sales_order
    where payment_reference is not null or (grand_total_cents = 0 and status <> 'cancelled')
  `.execute(db);
  await sql`
    insert into sales_creditmemo (refund_id, store_code, number, issued_at)
    select refund.id, sales_order.store_code,
      row_number() over (partition by sales_order.store_code order by refund.id), refund.created_at
    from order_refund as refund join sales_order on sales_order.id = refund.order_id
  `.execute(db);
  for (const [kind, table] of [
    ["invoice", "sales_invoice"],
    ["credit_memo", "sales_creditmemo"],
  ]) {
    await sql`
      insert into sales_sequence (store_code, kind, last_number)
      select store_code, ${sql.lit(kind)}, max(number) from ${sql.table(table)} group by store_code
    `.execute(db);
  }
}
