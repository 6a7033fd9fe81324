import { type Kysely, type Migration, sql } from "kysely";

/** Adds by how much a cancellation before the payment reduces the sale that a tax service calculated. */
export const canceledSales: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("order_cancellation")
      .addColumn("sale_cents", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    // Of earlier cancellations only their price is stored: it is the same unless points or a certificate were in the order.
    await sql`update order_cancellation set sale_cents = amount_cents + tax_cents`.execute(db);
  },
};
