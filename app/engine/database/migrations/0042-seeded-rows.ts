import type { Kysely, Migration } from "kysely";
import { required } from "./0001/columns";

/** Rows as the brand's folder last had them, so that the owner's changes at run time can be told from them. */
export const seededRows: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("seeded_row")
      .addColumn("store_code", "text", required)
      .addColumn("table_name", "text", required)
      .addColumn("row_key", "text", required)
      .addColumn("content", "text", required)
      .addPrimaryKeyConstraint("seeded_row_key", ["store_code", "table_name", "row_key"])
      .execute();
  },
};
