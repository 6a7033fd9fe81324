import type { Kysely, Migration } from "kysely";
import { required } from "./0001/columns";

/**
 * Login codes by who asked for them: several at once for an address, each for the browser that asked. Codes live for ten
 * minutes, so those of before are not kept.
 */
export const loginCodesByAsker: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable("login_code").execute();
    await db.schema
      .createTable("login_code")
      .addColumn("store_code", "text", required)
      .addColumn("email", "text", required)
      .addColumn("asker_hash", "text", required)
      .addColumn("code_hash", "text", required)
      .addColumn("attempts", "integer", required)
      .addColumn("expires_at", "text", required)
      .addPrimaryKeyConstraint("login_code_by_asker_key", ["store_code", "email", "asker_hash", "code_hash"])
      .execute();
    await db.schema
      .createIndex("login_code_expires_at_index")
      .on("login_code")
      .columns(["expires_at"])
      .execute();
  },
};
