import type { Kysely } from "kysely";
import type { Database, NewRow } from "../../database/schema";
import { upsert } from "../../database/upsert";
import { categorySeeds } from "./categories";
import { categoryRow, linkRows } from "./category-rows";
import { couponSeeds } from "./coupons";
import { priceCodeSeeds } from "./price-codes";
import { optionRows, productRow } from "./product-rows";
import { productSeeds } from "./products";

/** Brings categories, products and coupons to what the seed says. Products that left it are gone; what shoppers said of the others is kept. */
export async function seedCatalog(db: Kysely<Database>, storeCode: string): Promise<void> {
  const { categories, products, options, values, links, coupons, priceCodes } = catalogRows(storeCode);
  const gone = { is_salable: 0, is_enabled: 0 };
  await db.updateTable("product").set(gone).where("store_code", "=", storeCode).execute();
  await upsert(db, "category", ["uid"], categories);
  await upsert(db, "product", ["sku"], products, { kept: ["rating", "review_count"] });
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
  await upsert(db, "price_code", ["store_code", "code", "sku"], priceCodes);
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
        starts_at: seed.startsAt ?? null,
        ends_at: seed.endsAt ?? null,
        is_public: seed.isPublic ? 1 : 0,
      }),
    ),
    priceCodes: priceCodeSeeds.map(
      (seed): NewRow<"price_code"> => ({
        store_code: storeCode,
        code: seed.code,
        sku: seed.sku ?? "",
        size: seed.size ?? null,
        price_cents: seed.priceCents ?? null,
        percent_basis_points: seed.percentBasisPoints ?? 0,
        starts_at: null,
        ends_at: null,
      }),
    ),
  };
}
