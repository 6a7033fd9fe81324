import type { Kysely, Migration } from "kysely";
import { required } from "./0001/columns";

/** What the shop's pages say about price codes. */
export const priceCodeListings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("price_code_listing")
      .addColumn("store_code", "text", required)
      .addColumn("code", "text", required)
      .addColumn("title", "text", required)
      .addColumn("is_public", "integer", required)
      .addColumn("show_timer", "integer", required)
      .addPrimaryKeyConstraint("price_code_listing_key", ["store_code", "code"])
      .execute();
  },
};
