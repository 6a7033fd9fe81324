import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import type { CategoryTree } from "../graphql/resolvers.generated";
import { groupBy } from "../shared/group-by";
import { keptInMemory } from "../shared/kept-in-memory";
import type { CatalogProduct } from "./catalog-product";
import { showPictures } from "./category-pictures";
import { productAttributes } from "./search/product-attributes";
import { viewCategories } from "./view-category";
import { viewProduct } from "./view-product";

/** All that a store sells, in the order of its lists. */
export interface Catalogue {
  products: CatalogProduct[];
  bySku: ReadonlyMap<string, CatalogProduct>;
  byUrlKey: ReadonlyMap<string, CatalogProduct>;
  /** In the order of the menu. */
  categories: CategoryTree[];
  byUrlPath: ReadonlyMap<string, CategoryTree>;
  /** Category uid → sku → position in the category. */
  positions: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** The store's catalogue, whole: it is small, changes rarely and is read by every page. */
export const readCatalogue: (db: Kysely<Database>, storeCode: string) => Promise<Catalogue> = keptInMemory(
  async (db, storeCode) => {
    const rows = await readRows(db, storeCode);
    const positions = positionsByCategory(rows.links);
    const salable = new Set(rows.products.flatMap(({ sku, is_salable }) => (is_salable ? [sku] : [])));
    const listed = rows.links.filter(({ sku }) => salable.has(sku));
    const categories = viewCategories(rows.categories, positionsByCategory(listed));
    const values = groupBy(rows.values, ({ option_uid }) => option_uid);
    const options = groupBy(
      rows.options.map((option) => ({ ...option, values: values.get(option.uid) ?? [] })),
      ({ sku }) => sku,
    );
    const products = rows.products.map((row): CatalogProduct => {
      const ownOptions = options.get(row.sku) ?? [];
      const ownCategories = categories.filter(({ uid }) => positions.get(uid)?.has(row.sku));
      return {
        ...row,
        options: ownOptions,
        categoryUids: ownCategories.map(({ uid }) => uid),
        attributes: productAttributes(row, ownOptions, ownCategories),
        view: viewProduct(row, ownOptions, ownCategories),
      };
    });
    showPictures(categories, products);
    return {
      products,
      bySku: new Map(products.map((product) => [product.sku, product])),
      byUrlKey: new Map(products.map((product) => [product.url_key, product])),
      categories,
      byUrlPath: new Map(categories.map((category) => [category.url_path ?? "", category])),
      positions,
    };
  },
);

/** One query a table, whatever the number of products. */
async function readRows(db: Kysely<Database>, storeCode: string) {
  const [products, options, values, categories, links] = await Promise.all([
    db.selectFrom("product").selectAll().where("store_code", "=", storeCode).orderBy("position").execute(),
    db.selectFrom("product_option").selectAll().orderBy("position").execute(),
    db.selectFrom("product_option_value").selectAll().orderBy("position").execute(),
    db.selectFrom("category").selectAll().where("store_code", "=", storeCode).orderBy("position").execute(),
    db.selectFrom("category_product").selectAll().orderBy("position").execute(),
  ]);
  return { products, options, values, categories, links };
}

function positionsByCategory(links: Row<"category_product">[]): Map<string, Map<string, number>> {
  const positions = new Map<string, Map<string, number>>();
  for (const { category_uid, sku, position } of links) {
    const skus = positions.get(category_uid) ?? new Map<string, number>();
    positions.set(category_uid, skus.set(sku, position));
  }
  return positions;
}
