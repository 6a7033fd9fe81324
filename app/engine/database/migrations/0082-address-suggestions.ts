import type { Kysely, Migration } from "kysely";

/** Stores the spelling of a cart's shipping address that a carrier's directory suggests. */
export const addressSuggestions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("cart").addColumn("address_suggestion", "text").execute();
  },
};
