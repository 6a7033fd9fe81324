import type { StoreData } from "~/brand/store-data.server";
import type { Connection } from "../../database/schema";
import { upsert } from "../../database/upsert";
import { applyFolder } from "../../shared/seeded-rows";
import { addedSkus } from "../added-products";
import { categoryRows, linkRows } from "./category-rows";
import { freeAddresses } from "./free-addresses";
import { optionRows } from "./option-rows";
import { productRows } from "./product-rows";
import { couponRows, priceCodeRows } from "./promotion-rows";
import { seedCategories } from "./seed-categories";
import { syncCopies } from "./sync-copies";

/**
 * Updates categories, products and coupons to the brand's data, but for categories that staff have changed. Products no
 * longer listed are disabled; reviews of the others are kept. Other stores of the database are unaffected.
 * @throws Error when another store has one of the products
 */
export async function seedCatalog(db: Connection, store: StoreData): Promise<void> {
  const { categories, products, options, values, coupons, priceCodes } = catalogRows(store);
  await checkSkus(db, store);
  const added = await addedSkus(db, store.code);
  await adopt(
    db,
    products.map(({ sku }) => sku),
  );
  await removeGone(db, store.code, values.map(uidOf));
  await freeAddresses(db, store.code, products);
  await upsert(db, "product", ["sku"], products, { except: ["rating", "review_count"] });
  await seedCategories(db, store.code, { categories, added });
  await upsert(db, "product_option", ["uid"], options);
  await upsert(db, "product_option_value", ["uid"], values);
  await syncCopies(db, store.code);
  await applyFolder(db, store.code, "coupon", coupons);
  await applyFolder(db, store.code, "price_code", priceCodes);
}

/** All rows of the store's catalog; deterministic. */
export function catalogRows(store: StoreData) {
  const options = store.products.flatMap(optionRows);
  return {
    categories: categoryRows(store),
    products: productRows(store),
    options: options.map(({ values: _values, ...option }) => option),
    values: options.flatMap(({ values }) => values),
    links: linkRows(store),
    coupons: couponRows(store),
    priceCodes: priceCodeRows(store),
  };
}

/** Products that staff have added, and that the folder has meanwhile, are the folder's from now on. */
async function adopt(db: Connection, skus: string[]): Promise<void> {
  if (skus.length > 0) await db.deleteFrom("added_product").where("sku", "in", skus).execute();
}

/** Takes this store's discontinued products off sale: orders may still refer to them. */
async function removeGone(db: Connection, storeCode: string, valueUids: string[]) {
  const added = db.selectFrom("added_product").select("sku").where("store_code", "=", storeCode);
  const products = db
    .selectFrom("product")
    .select("sku")
    .where("store_code", "=", storeCode)
    .where("sku", "not in", added);
  const options = db.selectFrom("product_option").select("uid").where("sku", "in", products);
  await db
    .updateTable("product")
    .set({ is_salable: 0, is_enabled: 0 })
    .where("store_code", "=", storeCode)
    .where("sku", "not in", added)
    .execute();
  await db
    .deleteFrom("product_option_value")
    .where("option_uid", "in", options)
    .$if(valueUids.length > 0, (query) => query.where("uid", "not in", valueUids))
    .execute();
}

function uidOf({ uid }: { uid: string }): string {
  return uid;
}

/** SKUs are unique among the stores of a database, as in Magento. @throws Error when another store has one of these */
async function checkSkus(db: Connection, { code, products }: StoreData): Promise<void> {
  if (products.length === 0) return;
  const files = new Map(products.map(({ sku, file }) => [sku, file]));
  const taken = await db
    .selectFrom("product")
    .select(["sku", "store_code"])
    .where("store_code", "!=", code)
    .where("sku", "in", [...files.keys()])
    .orderBy("sku")
    .executeTakeFirst();
  if (!taken) return;
  throw new Error(
    `Store ${code} cannot sell ${taken.sku} (${files.get(taken.sku)}): store ${taken.store_code} of this database has it`,
  );
}
