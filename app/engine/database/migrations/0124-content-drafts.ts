import type { Kysely, Migration } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** Adds what staff change of pages, posts, blocks and redirects: Markdown, kinds of redirects, drafts and history. */
export const contentDrafts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ["cms_page", "blog_post", "cms_block"])
      await db.schema.alterTable(table).addColumn("content_markdown", "text").execute();
    await db.schema
      .alterTable("url_rewrite")
      .addColumn("redirect_type", "integer", (column) => column.notNull().defaultTo(301))
      .execute();
    await db.schema
      .createTable("content_draft")
      .addColumn("store_code", "text", required)
      .addColumn("kind", "text", required)
      .addColumn("identifier", "text", required)
      .addColumn("fields", "text", required)
      .addColumn("publish_at", "text")
      .addColumn("admin_user_id", "integer", (column) => column.notNull().references("admin_user.id"))
      .addColumn("updated_at", "text", required)
      .addPrimaryKeyConstraint("content_draft_key", ["store_code", "kind", "identifier"])
      .execute();
    await db.schema
      .createIndex("content_draft_publish_at_index")
      .on("content_draft")
      .column("publish_at")
      .execute();
    await createHistory(db);
  },
};

async function createHistory(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("content_change")
    .addColumn("id", ...countingId(db))
    .addColumn("store_code", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("identifier", "text", required)
    .addColumn("from_row", "text")
    .addColumn("to_row", "text")
    .addColumn("admin_user_id", "integer", (column) => column.notNull().references("admin_user.id"))
    .addColumn("published_at", "text", required)
    .addColumn("undoes", "integer", (column) => column.references("content_change.id"))
    .execute();
  await db.schema
    .createIndex("content_change_item_index")
    .on("content_change")
    .columns(["store_code", "kind", "identifier", "id"])
    .execute();
}
