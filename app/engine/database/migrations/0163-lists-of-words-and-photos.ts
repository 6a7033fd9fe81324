import type { Kysely, Migration } from "kysely";

/** Questions of a status, with and without a product, and photos of an email address, as /admin lists them. */
export const listsOfWordsAndPhotos: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("product_question_status_index")
      .on("product_question")
      .columns(["store_code", "status", "id"])
      .execute();
    await db.schema
      .createIndex("product_question_sku_status_index")
      .on("product_question")
      .columns(["sku", "status", "id"])
      .execute();
    await db.schema
      .createIndex("shared_photo_email_index")
      .on("shared_photo")
      .columns(["email", "status", "created_at", "photo_id"])
      .execute();
  },
};
