import type { ColumnDefinitionBuilder, Kysely, Migration } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

const words = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo("");
const flag = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

const PAGE_COLUMNS = [
  "meta_robots",
  "custom_canonical_url",
  "richsnippet_image_path",
  "richsnippet_image_name",
  "updated_at",
];

/** What pages say of themselves, moved addresses, blocks, the blog, public coupons and answers to proofs. */
export const content: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of PAGE_COLUMNS) {
      await db.schema.alterTable("cms_page").addColumn(name, "text", words).execute();
    }
    await db.schema
      .alterTable("cms_page")
      .addColumn("page_layout", "text", (column) => column.notNull().defaultTo("1column"))
      .execute();
    await db.schema.alterTable("coupon").addColumn("is_public", "integer", flag).execute();
    await db.schema
      .createIndex("coupon_store_code_is_public_code_index")
      .on("coupon")
      .columns(["store_code", "is_public", "code"])
      .execute();
    await createBlocks(db);
    await createUrlRewrites(db);
    await createBlog(db);
    await createProofAnswers(db);
  },
};

async function createBlocks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cms_block")
    .addColumn("store_code", "text", required)
    .addColumn("identifier", "text", required)
    .addColumn("title", "text", required)
    .addColumn("content", "text", required)
    .addPrimaryKeyConstraint("cms_block_key", ["store_code", "identifier"])
    .execute();
}

async function createUrlRewrites(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("url_rewrite")
    .addColumn("store_code", "text", required)
    .addColumn("request_path", "text", required)
    .addColumn("target_path", "text", required)
    .addPrimaryKeyConstraint("url_rewrite_key", ["store_code", "request_path"])
    .execute();
}

async function createBlog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("blog_post")
    .addColumn("store_code", "text", required)
    .addColumn("url_key", "text", required)
    .addColumn("title", "text", required)
    .addColumn("topic", "text", required)
    .addColumn("summary", "text", required)
    .addColumn("content", "text", required)
    .addColumn("picture", "text", required)
    .addColumn("picture_label", "text", required)
    .addColumn("author", "text", required)
    .addColumn("published_at", "text", required)
    .addColumn("updated_at", "text", required)
    .addColumn("meta_title", "text", required)
    .addColumn("meta_description", "text", required)
    .addColumn("meta_keywords", "text", required)
    .addPrimaryKeyConstraint("blog_post_key", ["store_code", "url_key"])
    .execute();
}

async function createProofAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("proof_answer")
    .addColumn("id", ...countingId(db))
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("order_item_id", "integer", (column) =>
      column.notNull().references("sales_order_item.id").onDelete("cascade"),
    )
    .addColumn("verdict", "text", required)
    .addColumn("wish", "text", required)
    .addColumn("created_at", "text", required)
    .addUniqueConstraint("proof_answer_order_item_id_unique", ["order_item_id"])
    .execute();
  await db.schema
    .createIndex("proof_answer_order_id_index")
    .on("proof_answer")
    .columns(["order_id"])
    .execute();
}
