import { fillConfiguration } from "../content/config-directives";
import { readContentValues } from "../content/content-values";
import type { Connection, Row } from "../database/schema";
import { isMembership, MEMBERSHIP_PRICE } from "../memberships/membership";
import { centsFromText } from "../totals/money";
import { skusOfLines } from "./category-links";
import { applyOverrides, overridesBySku } from "./overrides/apply-overrides";
import { placeProducts } from "./overrides/place-products";
import type { CatalogPreview } from "./preview/catalog-preview";
import type { DraftedProduct } from "./preview/drafted-product";
import type { ProductRows } from "./product-rows";

/**
 * Reads the first products of a store's lists, with one query per table, at the places that staff have given them.
 * @param preview drafts that count as published
 */
export async function readListedRows(
  db: Connection,
  storeCode: string,
  max: number,
  preview?: CatalogPreview,
): Promise<ProductRows> {
  const listed = listedSkus(db, storeCode, max);
  const { rows, overrides } = await readRows(db, storeCode, listed, preview?.product);
  const salable = new Set(rows.products.flatMap(({ sku, is_salable }) => (is_salable ? [sku] : [])));
  const links = preview?.category ? draftedLinks(rows, preview.category) : rows.links;
  return { ...rows, links: placeProducts(links, overrides, { storeCode, salable }) };
}

/** The links with those that the draft of a category would have. */
function draftedLinks({ links, products }: ProductRows, { uid, product_skus }: Row<"category">) {
  const existing = new Set(products.map(({ sku }) => sku));
  const drafted = skusOfLines(product_skus)
    .filter((sku) => existing.has(sku))
    .map((sku, position) => ({ category_uid: uid, sku, position }));
  return [...links.filter(({ category_uid }) => category_uid !== uid), ...drafted];
}

export async function readRowsOf(db: Connection, storeCode: string, skus: string[]): Promise<ProductRows> {
  if (skus.length === 0) return { products: [], options: [], values: [], links: [] };
  return (await readRows(db, storeCode, skus)).rows;
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

async function readRows(
  db: Connection,
  storeCode: string,
  skus: string[] | ReturnType<typeof listedSkus>,
  draft?: DraftedProduct | null,
) {
  const optionUids = db.selectFrom("product_option").select("uid").where("sku", "in", skus);
  const [products, options, values, links, overridden, configuration] = await Promise.all([
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
    db.selectFrom("product_override").selectAll().where("sku", "in", skus).execute(),
    readContentValues(db, storeCode),
  ]);
  const overrides = overridesBySku(overridden);
  if (draft) overrides.set(draft.sku, withDraft(overrides.get(draft.sku), draft));
  const applied = applyOverrides({ products, options, values, links }, overrides);
  const membershipCents = centsFromText(configuration.get(MEMBERSHIP_PRICE));
  const filled = applied.products.map((row) => ({
    ...priced(row, membershipCents),
    meta_description: fillConfiguration(row.meta_description, configuration),
  }));
  return { rows: { ...applied, products: filled }, overrides };
}

function withDraft(fields: ReadonlyMap<string, string> = new Map(), { changes }: DraftedProduct) {
  const drafted = new Map(fields);
  for (const [field, value] of changes) {
    if (value === null) drafted.delete(field);
    else drafted.set(field, value);
  }
  return drafted;
}

/** The membership's price is a configuration value; without it, the product keeps its own price. */
function priced(row: Row<"product">, membershipCents: number | null): Row<"product"> {
  return isMembership(row) && membershipCents !== null ? { ...row, price_cents: membershipCents } : row;
}
