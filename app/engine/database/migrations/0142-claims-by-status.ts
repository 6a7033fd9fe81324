import type { Kysely, Migration } from "kysely";

/** Lists the claims of all orders by status, newest first, without reading the decided ones. */
export const claimsByStatus: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("order_claim_status_index")
      .on("order_claim")
      .columns(["status", "id"])
      .execute();
  },
};
