import type { Kysely } from "kysely";
import { findBlueprint } from "~/design/blueprints";
import type { Database, NewRow } from "../../database/schema";
import { upsert } from "../../database/upsert";
import { usRegions } from "../../shared/us-regions";
import { categoryUid, ROOT_CATEGORY_UID } from "../category-uid";
import { optionUid, optionValueUid } from "../option-uid";
import { type CategorySeed, categorySeeds } from "./categories";
import { couponSeeds } from "./coupons";
import type { ProductSeed } from "./product-seed";
import { productSeeds } from "./products";
import { stateTaxRates } from "./tax-rates";

/** Brings categories, products, coupons and tax rates to what the seed says. Products that left it can no longer be bought. */
export async function seedCatalog(db: Kysely<Database>, storeCode: string): Promise<void> {
  const { categories, products, options, values, links, coupons, taxRates } = catalogRows(storeCode);
  await db.updateTable("product").set({ is_salable: 0 }).where("store_code", "=", storeCode).execute();
  await upsert(db, "category", ["uid"], categories);
  await upsert(db, "product", ["sku"], products);
  await db.deleteFrom("category_product").execute();
  await upsert(db, "category_product", ["category_uid", "sku"], links);
  await upsert(db, "product_option", ["uid"], options);
  await upsert(db, "product_option_value", ["uid"], values);
  await db
    .deleteFrom("product_option_value")
    .where(
      "uid",
      "not in",
      values.map(({ uid }) => uid),
    )
    .execute();
  await upsert(db, "coupon", ["store_code", "code"], coupons);
  await upsert(db, "tax_rate", ["region_code"], taxRates);
}

/** All rows of the seed catalogue; the same seed makes the same rows. */
export function catalogRows(storeCode: string) {
  const options = productSeeds.flatMap(optionRows);
  return {
    categories: categorySeeds.map((seed, position) => categoryRow(storeCode, seed, position)),
    products: productSeeds.map((seed, position) => productRow(storeCode, seed, position)),
    options: options.map(({ values: _values, ...option }) => option),
    values: options.flatMap(({ values }) => values),
    links: categorySeeds.flatMap(linkRows),
    coupons: couponSeeds.map(
      (seed): NewRow<"coupon"> => ({
        code: seed.code,
        store_code: storeCode,
        label: seed.label,
        percent_basis_points: seed.percentBasisPoints,
        amount_cents: seed.amountCents,
        minimum_subtotal_cents: seed.minimumSubtotalCents,
        starts_at: null,
        ends_at: null,
      }),
    ),
    taxRates: usRegions.map(
      ({ code, name }): NewRow<"tax_rate"> => ({
        region_code: code,
        label: `Sales tax (${name})`,
        rate_basis_points: stateTaxRates[code],
      }),
    ),
  };
}

function categoryRow(storeCode: string, seed: CategorySeed, position: number): NewRow<"category"> {
  return {
    uid: categoryUid(seed.urlPath),
    store_code: storeCode,
    parent_uid: ROOT_CATEGORY_UID,
    name: seed.name,
    url_key: seed.urlPath,
    url_path: seed.urlPath,
    description: seed.description,
    meta_title: seed.metaTitle,
    meta_description: seed.metaDescription,
    meta_keywords: seed.metaKeywords,
    in_menu: 1,
    position,
  };
}

function productRow(storeCode: string, seed: ProductSeed, position: number): NewRow<"product"> {
  return {
    sku: seed.sku,
    store_code: storeCode,
    name: seed.name,
    url_key: seed.urlKey,
    blueprint: seed.blueprint,
    tool_path: seed.toolPath,
    template: seed.template,
    short_description: seed.shortDescription,
    description: seed.description,
    meta_title: seed.metaTitle,
    meta_description: seed.metaDescription,
    meta_keyword: seed.metaKeyword,
    price_cents: seed.priceCents,
    regular_price_cents: seed.regularPriceCents,
    production_days: seed.productionDays,
    is_virtual: 0,
    is_salable: 1,
    rating: 0,
    review_count: 0,
    position,
  };
}

/** @throws Error when the product names a blueprint that does not exist */
function optionRows(
  product: ProductSeed,
): (NewRow<"product_option"> & { values: NewRow<"product_option_value">[] })[] {
  const { sku, blueprint: key, surcharges } = product;
  const blueprint = findBlueprint(key);
  if (!blueprint) throw new Error(`Product ${sku} wants the unknown blueprint ${key}.`);
  return blueprint.options.map((option, position) => ({
    uid: optionUid(sku, option.code),
    sku,
    code: option.code,
    title: option.title,
    position,
    values: option.values.map((value, valuePosition) => ({
      uid: optionValueUid(sku, option.code, value.code),
      option_uid: optionUid(sku, option.code),
      code: value.code,
      title: value.title,
      price_cents: surcharges[option.code]?.[value.code] ?? 0,
      position: valuePosition,
    })),
  }));
}

function linkRows(category: CategorySeed): NewRow<"category_product">[] {
  return productSeeds
    .filter((product) => category.listsEverything || product.categories.includes(category.urlPath))
    .map(({ sku }, position) => ({ category_uid: categoryUid(category.urlPath), sku, position }));
}
