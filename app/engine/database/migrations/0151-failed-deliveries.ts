import { type Kysely, type Migration, sql } from "kysely";

/** Adds the index by which the page of the day counts deliveries that have failed. */
export const failedDeliveries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("webhook_delivery_failed_index")
      .on("webhook_delivery")
      .columns(["store_code", "created_at"])
      .where(sql.ref("state"), "=", "failed")
      .execute();
  },
};
