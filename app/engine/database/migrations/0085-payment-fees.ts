import type { Kysely, Migration } from "kysely";

/** Stores what payment services charge for payments, refunds and disputes. */
export const paymentFees: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ["payment", "payment_operation", "payment_dispute"]) {
      await db.schema.alterTable(table).addColumn("fee_cents", "integer").execute();
    }
    await db.schema
      .createIndex("payment_operation_finished_index")
      .on("payment_operation")
      .columns(["store_code", "finished_at"])
      .execute();
  },
};
