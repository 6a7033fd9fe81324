import type { CategoryData } from "~/brand/category-data";
import { categoriesInFolder } from "~/brand/edited-content-files.server";
import { skusInFolder } from "~/brand/edited-product-files.server";
import { skusOfLines } from "../catalog/category-links";
import type { ContentFields, ContentRow } from "./content-kind";
import { differsFromFolder } from "./content-state";
import { categoryDataOf } from "./kinds/category";

/** A piece of content that differs from the brand's folder. */
export interface Edited {
  identifier: string;
  row: ContentRow;
  folderRow: ContentRow | null;
  fields: ContentFields;
}

interface Export {
  brand: string;
  /** What is exported, and may have the products of `npm run catalog:export` already. */
  folder: string;
  /** SKUs of products that staff have added. */
  added: readonly string[];
}

/**
 * The categories that differ from the brand's folder, as its file has them. Their products and their position are there only
 * where staff have changed them: the folder says both in other ways, too, and added products name their categories.
 * @returns with what is left out, such as "summer: the product garden-tag": a start would reject products that the folder
 * does not have
 */
export function exportedCategories(
  edited: readonly Edited[],
  { brand, folder, added }: Export,
): { data: CategoryData; others: string[] }[] {
  const written = new Set([...skusInFolder(brand), ...skusInFolder(folder)]);
  const listed = new Set(
    categoriesInFolder(brand).flatMap(({ urlPath, products }) => (products ? [urlPath] : [])),
  );
  const isAdded = new Set(added);
  return edited.flatMap(({ identifier, row, folderRow, fields }) => {
    const skus = skusOfLines(String(row.product_skus));
    const ownSkus = skus.filter((sku) => !isAdded.has(sku)).join("\n");
    const hasOwnList =
      ownSkus !== folderRow?.product_skus ||
      (listed.has(identifier) && row.product_skus !== folderRow.product_skus);
    if (!hasOwnList && !differsFromFolder({ row: { ...row, product_skus: ownSkus }, folderRow })) return [];
    const products = skus.filter((sku) => written.has(sku));
    const isMoved = row.position !== folderRow?.position;
    return {
      data: {
        ...categoryDataOf(identifier, fields, row),
        ...(hasOwnList && { products }),
        ...(isMoved && { position: Number(row.position) }),
      },
      others: hasOwnList
        ? skus.filter((sku) => !written.has(sku)).map((sku) => `${identifier}: the product ${sku}`)
        : [],
    };
  });
}
