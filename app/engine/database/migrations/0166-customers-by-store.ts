import type { Kysely, Migration } from "kysely";

/** Finds the newest customers of a store, and those with or without the newsletter, without reading the others. */
export const customersByStore: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("customer_store_index")
      .on("customer")
      .columns(["store_code", "created_at", "id"])
      .execute();
    await db.schema
      .createIndex("customer_newsletter_index")
      .on("customer")
      .columns(["store_code", "is_subscribed", "created_at", "id"])
      .execute();
  },
};
