import { fillConfiguration } from "../content/config-directives";
import { readContentValues } from "../content/content-values";
import type { Connection, Row } from "../database/schema";
import { isMembership, MEMBERSHIP_PRICE } from "../memberships/membership";
import { centsFromText } from "../totals/money";

export interface ProductRows {
  products: Row<"product">[];
  options: Row<"product_option">[];
  values: Row<"product_option_value">[];
  links: Row<"category_product">[];
}

/** Reads the first products of a store's lists, with one query per table. */
export function readListedRows(db: Connection, storeCode: string, max: number): Promise<ProductRows> {
  return readRows(db, storeCode, listedSkus(db, storeCode, max));
}

export async function readRowsOf(db: Connection, storeCode: string, skus: string[]): Promise<ProductRows> {
  if (skus.length === 0) return { products: [], options: [], values: [], links: [] };
  return readRows(db, storeCode, skus);
}

function listedSkus(db: Connection, storeCode: string, max: number) {
  return db
    .selectFrom("product")
    .select("sku")
    .where("store_code", "=", storeCode)
    .orderBy("position")
    .orderBy("sku")
    .limit(max);
}

async function readRows(db: Connection, storeCode: string, skus: string[] | ReturnType<typeof listedSkus>) {
  const optionUids = db.selectFrom("product_option").select("uid").where("sku", "in", skus);
  const [products, options, values, links, configuration] = await Promise.all([
    db
      .selectFrom("product")
      .selectAll()
      .where("store_code", "=", storeCode)
      .where("sku", "in", skus)
      .orderBy("position")
      .execute(),
    db.selectFrom("product_option").selectAll().where("sku", "in", skus).orderBy("position").execute(),
    db
      .selectFrom("product_option_value")
      .selectAll()
      .where("option_uid", "in", optionUids)
      .orderBy("position")
      .execute(),
    db.selectFrom("category_product").selectAll().where("sku", "in", skus).orderBy("position").execute(),
    readContentValues(db, storeCode),
  ]);
  const membershipCents = centsFromText(configuration.get(MEMBERSHIP_PRICE));
  const filled = products.map((row) => ({
    ...priced(row, membershipCents),
    meta_description: fillConfiguration(row.meta_description, configuration),
  }));
  return { products: filled, options, values, links };
}

/** The membership's price is a configuration value; without it, the product keeps its own price. */
function priced(row: Row<"product">, membershipCents: number | null): Row<"product"> {
  return isMembership(row) && membershipCents !== null ? { ...row, price_cents: membershipCents } : row;
}
