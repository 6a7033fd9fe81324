import { type Kysely, type Migration, sql } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** What shoppers say of products and of the shop, and what they ask. */
export const reviews: Migration = {
  async up(db: Kysely<unknown>) {
    await createReviews(db);
    await createQuestions(db);
  },
};

async function createReviews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("review")
    .addColumn("id", ...countingId(db))
    .addColumn("store_code", "text", required)
    .addColumn("sku", "text", (column) => column.references("product.sku"))
    .addColumn("author_key", "text", required)
    .addColumn("nickname", "text", required)
    .addColumn("summary", "text", required)
    .addColumn("text", "text", required)
    .addColumn("rating", "integer", required)
    .addColumn("is_verified", "integer", required)
    .addColumn("status", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("decided_at", "text")
    .addUniqueConstraint("review_store_code_author_key_sku_unique", ["store_code", "author_key", "sku"])
    .execute();
  // Where there is no sku the constraint above sees no two reviews as the same.
  await db.schema
    .createIndex("review_of_the_shop_unique")
    .on("review")
    .columns(["store_code", "author_key"])
    .unique()
    .where(sql.ref("sku"), "is", null)
    .execute();
  await db.schema
    .createIndex("review_sku_status_id_index")
    .on("review")
    .columns(["sku", "status", "id"])
    .execute();
  await db.schema
    .createIndex("review_store_code_status_id_index")
    .on("review")
    .columns(["store_code", "status", "id"])
    .execute();
  await db.schema
    .createIndex("review_store_code_status_rating_id_index")
    .on("review")
    .columns(["store_code", "status", "rating", "id"])
    .execute();
}

async function createQuestions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("product_question")
    .addColumn("id", ...countingId(db))
    .addColumn("store_code", "text", required)
    .addColumn("seed_key", "text")
    .addColumn("sku", "text", (column) => column.references("product.sku"))
    .addColumn("blueprint", "text")
    .addColumn("position", "integer", required)
    .addColumn("nickname", "text")
    .addColumn("email", "text")
    .addColumn("question", "text", required)
    .addColumn("answer", "text", required)
    .addColumn("status", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("answered_at", "text")
    .addUniqueConstraint("product_question_store_code_seed_key_unique", ["store_code", "seed_key"])
    .execute();
  await db.schema
    .createIndex("product_question_store_code_status_sku_blueprint_index")
    .on("product_question")
    .columns(["store_code", "status", "sku", "blueprint"])
    .execute();
}
