import type { Kysely, Migration } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** Texts that staff insert into their replies. */
export const replyTemplates: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("reply_template")
      .addColumn("id", ...countingId(db))
      .addColumn("store_code", "text", required)
      .addColumn("kind", "text", required)
      .addColumn("title", "text", required)
      .addColumn("text", "text", required)
      .execute();
    await db.schema
      .createIndex("reply_template_title_index")
      .on("reply_template")
      .columns(["store_code", "kind", "title"])
      .unique()
      .execute();
    await db.schema
      .createTable("reply_template_kind")
      .addColumn("store_code", "text", required)
      .addColumn("kind", "text", required)
      .addPrimaryKeyConstraint("reply_template_kind_key", ["store_code", "kind"])
      .execute();
  },
};
