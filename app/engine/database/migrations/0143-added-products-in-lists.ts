import type { Kysely, Migration } from "kysely";

/** Tables as they are at this migration. */
interface Tables {
  added_product: { sku: string; store_code: string; category_paths: string; created_at: string };
  category: { uid: string; store_code: string; url_path: string; product_skus: string };
}

/** Moves the categories of added products into the lists of the categories, which staff change in their forms. */
export const addedProductsInLists: Migration = {
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Kysely<Tables>;
    const added = await db
      .selectFrom("added_product")
      .select(["sku", "store_code", "category_paths"])
      .orderBy("created_at")
      .orderBy("sku")
      .execute();
    for (const { sku, store_code, category_paths } of added) {
      for (const path of JSON.parse(category_paths) as string[])
        await addToList(db, { storeCode: store_code, path, sku });
    }
    await untyped.schema.alterTable("added_product").dropColumn("category_paths").execute();
  },
};

async function addToList(
  db: Kysely<Tables>,
  { storeCode, path, sku }: { storeCode: string; path: string; sku: string },
): Promise<void> {
  const category = await db
    .selectFrom("category")
    .select(["uid", "product_skus"])
    .where("store_code", "=", storeCode)
    .where("url_path", "=", path)
    .executeTakeFirst();
  const skus = category?.product_skus.split("\n").filter((line) => line !== "") ?? [];
  if (!category || skus.includes(sku)) return;
  await db
    .updateTable("category")
    .set({ product_skus: [...skus, sku].join("\n") })
    .where("uid", "=", category.uid)
    .execute();
}
