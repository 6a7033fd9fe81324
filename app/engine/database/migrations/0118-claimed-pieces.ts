import type { Kysely, Migration } from "kysely";

/** Adds how many pieces of a line a claim is about; null, as in earlier claims: all of them. */
export const claimedPieces: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("order_claim").addColumn("quantity", "integer").execute();
  },
};
