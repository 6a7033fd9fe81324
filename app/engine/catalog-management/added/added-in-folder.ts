import type { AddedProduct } from "~/brand/edited-product-files.server";
import type { PicturedAs } from "../../catalog/added-products";
import { skusOfLines } from "../../catalog/category-links";
import type { Connection, Row } from "../../database/schema";
import { shownOptions } from "../option-changes";
import { productEdits, shownSurcharges } from "../product-edits";
import { type ProductState, readProductStates } from "../product-state";

/** The products that staff have added to a store and not taken out, as the brand's folder would have them. */
export async function addedInFolder(db: Connection, storeCode: string): Promise<AddedProduct[]> {
  const rows = await db
    .selectFrom("added_product")
    .selectAll()
    .where("store_code", "=", storeCode)
    .orderBy("created_at")
    .orderBy("sku")
    .execute();
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  const states = await readProductStates(db, [storeCode], [...bySku.keys()]);
  const listing = await readLists(db, storeCode);
  return rows.flatMap((row) => {
    const state = states.get(row.sku);
    if (!state) return [];
    const categories = listing.flatMap(({ url_path, skus }) => (skus.includes(row.sku) ? [url_path] : []));
    return [inFolder(row, state, { copiedSku: folderSku(row, bySku), categories })];
  });
}

/** A copy of a copy is written as a copy of the folder's product. */
function folderSku({ copied_sku }: Row<"added_product">, bySku: Map<string, Row<"added_product">>): string {
  let sku = copied_sku;
  for (let source = bySku.get(sku); source; source = bySku.get(sku)) sku = source.copied_sku;
  return sku;
}

async function readLists(db: Connection, storeCode: string) {
  const rows = await db
    .selectFrom("category")
    .select(["url_path", "product_skus"])
    .where("store_code", "=", storeCode)
    .orderBy("url_path")
    .execute();
  return rows.map(({ url_path, product_skus }) => ({ url_path, skus: skusOfLines(product_skus) }));
}

function inFolder(
  row: Row<"added_product">,
  state: ProductState,
  { copiedSku, categories }: { copiedSku: string; categories: string[] },
): AddedProduct {
  const { product, options } = state.folder;
  const { sample, tool }: PicturedAs = JSON.parse(row.pictured);
  const sold = Object.fromEntries(
    options.map(({ code, values }) => [code, values.map((value) => value.code)]),
  );
  const plain = options.map(({ code, title, values }) => ({
    code,
    title,
    values: values.map((value) => ({ code: value.code, title: value.title })),
  }));
  return {
    copiedSku,
    data: {
      name: product.name,
      urlKey: product.url_key,
      shortDescription: product.short_description,
      description: product.description,
      metaTitle: product.meta_title,
      metaDescription: product.meta_description,
      priceCents: product.price_cents,
      photos: JSON.parse(product.photos),
      ...productEdits(state).edits,
      surcharges: shownSurcharges(state),
      optionChanges: shownOptions(state),
      sku: row.sku,
      categories,
      since: product.created_at?.slice(0, 10) ?? row.created_at.slice(0, 10),
      ...(sample && { sample }),
      ...(!tool && options.length > 0 && { options: plain }),
    },
    tool: tool && { template: product.template ?? tool.template, ...(options.length > 0 && { sold }) },
  };
}
