import type { Kysely, Migration } from "kysely";
import { required } from "./0001/columns";

/** Adds files of products that staff have uploaded and not imported yet. */
export const catalogImports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("catalog_import")
      .addColumn("admin_user_id", "integer", (column) => column.primaryKey().references("admin_user.id"))
      .addColumn("content", "text", required)
      .addColumn("created_at", "text", required)
      .execute();
  },
};
