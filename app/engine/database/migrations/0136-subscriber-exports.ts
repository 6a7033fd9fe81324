import { type Kysely, type Migration, sql } from "kysely";

/** Finds the newest subscribers of a store without reading the others. */
export const subscriberExports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("newsletter_subscriber_confirmed_index")
      .on("newsletter_subscriber")
      .columns(["store_code", "confirmed_at"])
      .where(sql.ref("status"), "=", sql.lit("subscribed"))
      .execute();
  },
};
