import type { Kysely, Migration } from "kysely";

/** Names of saved designs, links that show them to others, and designs that were deleted but are still needed. */
export const designNames: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["name", "share_token", "removed_at"]) {
      await db.schema.alterTable("design").addColumn(column, "text").execute();
    }
    await db.schema
      .createIndex("design_share_token_unique")
      .on("design")
      .columns(["share_token"])
      .unique()
      .execute();
    await db.schema.createIndex("cart_item_design_id_index").on("cart_item").columns(["design_id"]).execute();
  },
};
