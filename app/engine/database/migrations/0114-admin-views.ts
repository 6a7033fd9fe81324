import type { Kysely, Migration } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** Filters of the staff's lists that a person has saved under a name. */
export const adminViews: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("admin_view")
      .addColumn("id", ...countingId(db))
      .addColumn("admin_user_id", "integer", (column) => column.notNull().references("admin_user.id"))
      .addColumn("list", "text", required)
      .addColumn("name", "text", required)
      .addColumn("query", "text", required)
      .execute();
    await db.schema
      .createIndex("admin_view_name_index")
      .on("admin_view")
      .columns(["admin_user_id", "list", "name"])
      .unique()
      .execute();
  },
};
