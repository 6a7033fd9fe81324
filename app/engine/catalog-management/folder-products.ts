import type { Connection, Row } from "../database/schema";
import { groupBy } from "../shared/group-by";

/** A product as the brand's folder has it. */
export interface FolderProduct {
  product: Row<"product">;
  options: (Row<"product_option"> & { values: Row<"product_option_value">[] })[];
  /** Its place on the page of each category that lists it, from 1, by path. */
  places: { path: string; name: string; place: number }[];
}

/** The products that the brand's folder has, by sku; discontinued ones are left out. */
export async function readFolderProducts(
  db: Connection,
  skus: string[],
): Promise<Map<string, FolderProduct>> {
  if (skus.length === 0) return new Map();
  const [products, options, values, links] = await Promise.all([
    db
      .selectFrom("product")
      .selectAll()
      .where("sku", "in", skus)
      .where("is_enabled", "=", 1)
      .orderBy("sku")
      .execute(),
    db.selectFrom("product_option").selectAll().where("sku", "in", skus).orderBy("position").execute(),
    db
      .selectFrom("product_option_value")
      .innerJoin("product_option", "product_option.uid", "product_option_value.option_uid")
      .selectAll("product_option_value")
      .where("product_option.sku", "in", skus)
      .orderBy("product_option_value.position")
      .execute(),
    readLinks(db, skus),
  ]);
  const ofOption = groupBy(values, ({ option_uid }) => option_uid);
  const ofProduct = groupBy(options, ({ sku }) => sku);
  const places = groupBy(links, ({ sku }) => sku);
  return new Map(
    products.map((product) => [
      product.sku,
      {
        product,
        options: (ofProduct.get(product.sku) ?? []).map((option) => ({
          ...option,
          values: ofOption.get(option.uid) ?? [],
        })),
        places: (places.get(product.sku) ?? []).map(({ url_path, name, position }) => ({
          path: url_path,
          name,
          place: position + 1,
        })),
      },
    ]),
  );
}

function readLinks(db: Connection, skus: string[]) {
  return db
    .selectFrom("category_product")
    .innerJoin("category", "category.uid", "category_product.category_uid")
    .select(["category_product.sku", "category_product.position", "category.url_path", "category.name"])
    .where("category_product.sku", "in", skus)
    .orderBy("category.position")
    .execute();
}
