import type { Kysely, Migration } from "kysely";
import { required } from "./0001/columns";

/** Adds files of tax rates that staff have uploaded and not imported yet. */
export const taxDrafts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("tax_draft")
      .addColumn("admin_user_id", "integer", (column) => column.primaryKey().references("admin_user.id"))
      .addColumn("checksum", "text", required)
      .addColumn("format", "text", required)
      .addColumn("content", "text", required)
      .addColumn("version", "text")
      .addColumn("effective_on", "text")
      .addColumn("created_at", "text", required)
      .execute();
  },
};
