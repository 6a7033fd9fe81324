import { type ExpressionBuilder, sql } from "kysely";
import type {
  CatalogCategory,
  CatalogFilterInput,
  CatalogProductPage,
  CatalogState,
} from "../admin-api/resolvers.generated";
import { overridesBySku } from "../catalog/overrides/apply-overrides";
import { PRICE_FIELD, SALABLE_FIELD, VISIBLE_FIELD } from "../catalog/overrides/override-fields";
import type { Connection, Database, Row } from "../database/schema";
import { toMoney } from "../totals/money";

const MAX_SEARCH = 100;

/**
 * One page of the products that the brand's folders have, by SKU.
 * @param page after: the SKU that the page before ended with
 */
export async function findCatalogProducts(
  db: Connection,
  storeCodes: string[],
  filter: CatalogFilterInput,
  { pageSize, after }: { pageSize: number; after: string | null },
): Promise<CatalogProductPage> {
  let query = matchingProducts(db, storeCodes, filter).selectAll();
  if (after !== null) query = query.where("sku", ">", after);
  const rows = await query
    .orderBy("sku")
    .limit(pageSize + 1)
    .execute();
  const shown = rows.slice(0, pageSize);
  return {
    items: await summaries(db, shown),
    end_cursor: rows.length > pageSize ? (shown.at(-1)?.sku ?? null) : null,
  };
}

/** The SKUs of the first products that match, in order. */
export async function matchingSkus(
  db: Connection,
  storeCodes: string[],
  filter: CatalogFilterInput,
  max: number,
): Promise<string[]> {
  const rows = await matchingProducts(db, storeCodes, filter)
    .select("sku")
    .orderBy("sku")
    .limit(max)
    .execute();
  return rows.map(({ sku }) => sku);
}

/** The categories of these stores, in menu order. */
export function listCategories(db: Connection, storeCodes: string[]): Promise<CatalogCategory[]> {
  return db
    .selectFrom("category")
    .select(["store_code", "url_path as path", "name"])
    .where("store_code", "in", ["", ...storeCodes])
    .orderBy("store_code")
    .orderBy("position")
    .execute();
}

function matchingProducts(
  db: Connection,
  storeCodes: string[],
  { search, category, store_code, state }: CatalogFilterInput,
) {
  const text = (search ?? "").trim().slice(0, MAX_SEARCH).toLowerCase();
  return db
    .selectFrom("product")
    .where("is_enabled", "=", 1)
    .where("store_code", "in", ["", ...storeCodes])
    .$if(Boolean(store_code), (query) => query.where("store_code", "=", store_code ?? ""))
    .$if(text !== "", (query) => query.where((where) => hasText(where, text)))
    .$if(Boolean(category), (query) => query.where((where) => isIn(where, category ?? "")))
    .$if(Boolean(state), (query) => query.where((where) => hasState(where, state as CatalogState)));
}

type Where = ExpressionBuilder<Database, "product">;

/** Whether the SKU, the folder's name or that of the shop contains a text in small letters. */
function hasText(where: Where, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const contains = (column: "product.name" | "product.sku" | "product_override.value") =>
    sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
  return where.or([
    contains("product.sku"),
    contains("product.name"),
    where.exists(overridesOf(where).where("field", "=", "name").where(contains("product_override.value"))),
  ]);
}

function isIn(where: Where, path: string) {
  return where.exists(
    where
      .selectFrom("category_product")
      .innerJoin("category", "category.uid", "category_product.category_uid")
      .select("category.uid")
      .whereRef("category_product.sku", "=", "product.sku")
      .where("category.url_path", "=", path),
  );
}

function hasState(where: Where, state: CatalogState) {
  const overridden = (field: string) =>
    where.exists(overridesOf(where).where("field", "=", field).where("value", "=", "0"));
  if (state === "ADDED")
    return where.exists(
      where.selectFrom("added_product").select("sku").whereRef("added_product.sku", "=", "product.sku"),
    );
  if (state === "CHANGED") return where.exists(overridesOf(where));
  if (state === "HIDDEN") return overridden(VISIBLE_FIELD);
  if (state === "NOT_SALABLE") return where.or([where("is_salable", "=", 0), overridden(SALABLE_FIELD)]);
  return where.exists(
    where.selectFrom("product_draft").select("sku").whereRef("product_draft.sku", "=", "product.sku"),
  );
}

function overridesOf(where: Where) {
  return where
    .selectFrom("product_override")
    .select("field")
    .whereRef("product_override.sku", "=", "product.sku");
}

async function summaries(db: Connection, products: Row<"product">[]): Promise<CatalogProductPage["items"]> {
  const skus = ["", ...products.map(({ sku }) => sku)];
  const [overridden, drafts, added] = await Promise.all([
    db.selectFrom("product_override").selectAll().where("sku", "in", skus).execute(),
    db.selectFrom("product_draft").select("sku").where("sku", "in", skus).execute(),
    db.selectFrom("added_product").select("sku").where("sku", "in", skus).execute(),
  ]);
  const overrides = overridesBySku(overridden);
  const addedSkus = new Set(added.map(({ sku }) => sku));
  const drafted = new Set(drafts.map(({ sku }) => sku));
  return products.map((product) => {
    const fields = overrides.get(product.sku);
    const isUnsalable = product.is_salable === 0 || fields?.get(SALABLE_FIELD) === "0";
    const states: [CatalogState, boolean][] = [
      ["ADDED", addedSkus.has(product.sku)],
      ["CHANGED", fields !== undefined],
      ["DRAFT", drafted.has(product.sku)],
      ["HIDDEN", fields?.get(VISIBLE_FIELD) === "0"],
      ["NOT_SALABLE", isUnsalable],
    ];
    return {
      sku: product.sku,
      store_code: product.store_code,
      name: fields?.get("name") ?? product.name,
      price: toMoney(Number(fields?.get(PRICE_FIELD) ?? product.price_cents)),
      states: states.flatMap(([state, applies]) => (applies ? [state] : [])),
    };
  });
}
