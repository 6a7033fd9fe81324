import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { CORE_SCHEMA, dump, load } from "js-yaml";
import type { ProductData } from "./product-data";
import { yamlFiles } from "./read-yaml.server";

/** What staff have changed of a product, as its file has it. */
export type ProductEdits = Partial<
  Pick<
    ProductData,
    | "name"
    | "shortDescription"
    | "description"
    | "metaTitle"
    | "metaDescription"
    | "priceCents"
    | "surcharges"
    | "photos"
    | "optionChanges"
  >
>;

interface RawFile {
  products?: ({ sku?: unknown } & Record<string, unknown>)[];
}

const LINE_WIDTH = 110;

/**
 * The product files of a brand that contain edited products, with the edits. Names in braces such as {{making}} stay;
 * comments and layout are lost.
 * @param folder of the brand
 * @param edits by sku
 */
export function editedProductFiles(
  folder: string,
  edits: ReadonlyMap<string, ProductEdits>,
): { name: string; text: string }[] {
  return yamlFiles(join(folder, "catalog", "products")).flatMap((path) => {
    const file = load(readFileSync(path, "utf8"), { schema: CORE_SCHEMA }) as RawFile;
    const edited = (file.products ?? []).filter(({ sku }) => edits.has(String(sku)));
    if (edited.length === 0) return [];
    for (const product of edited) Object.assign(product, edits.get(String(product.sku)));
    const text = dump(file, { schema: CORE_SCHEMA, lineWidth: LINE_WIDTH, noRefs: true });
    return { name: basename(path), text };
  });
}
