import type { Kysely, Migration } from "kysely";

/** Finds the privacy requests of an order. */
export const privacyRequestsOfOrder: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("privacy_request_order_index")
      .on("privacy_request")
      .columns(["order_id"])
      .execute();
  },
};
