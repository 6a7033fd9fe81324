import type { Kysely, Migration } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** Adds integrations: programs that use the REST API with a token and a role. */
export const integrations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("admin_integration")
      .addColumn("id", ...countingId(db))
      .addColumn("admin_user_id", "integer", (column) => column.notNull().references("admin_user.id"))
      .addColumn("token_hash", "text", required)
      .addColumn("created_by", "integer", (column) => column.notNull().references("admin_user.id"))
      .addColumn("created_at", "text", required)
      .addColumn("last_used_at", "text")
      .addColumn("revoked_at", "text")
      .addUniqueConstraint("admin_integration_admin_user_id_unique", ["admin_user_id"])
      .addUniqueConstraint("admin_integration_token_hash_unique", ["token_hash"])
      .execute();
  },
};
