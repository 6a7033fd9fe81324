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
    | "priceByLength"
    | "photos"
    | "optionChanges"
  >
>;

/** A product that staff have made as a copy of one of the folder's. */
export interface AddedProduct {
  /** SKU of a product of the folder. */
  copiedSku: string;
  /** What differs from that product's entry in its file. */
  data: ProductEdits & Pick<ProductData, "sku" | "urlKey" | "categories" | "since"> & Partial<ProductData>;
  /** What differs in its design tool. */
  tool: object | null;
}

interface RawFile {
  products?: ({ sku?: unknown } & Record<string, unknown>)[];
}

const LINE_WIDTH = 110;

/**
 * The product files of a brand that contain edited products, with the edits. Names in braces such as {{making}} stay;
 * comments and layout are lost.
 * @param folder of the brand
 * @param edits by sku
 * @param added products, each of which is written after those of the file of the one that it copies
 */
export function editedProductFiles(
  folder: string,
  edits: ReadonlyMap<string, ProductEdits>,
  added: readonly AddedProduct[] = [],
): { name: string; text: string }[] {
  return yamlFiles(join(folder, "catalog", "products")).flatMap((path) => {
    const file = load(readFileSync(path, "utf8"), { schema: CORE_SCHEMA }) as RawFile;
    const edited = (file.products ?? []).filter(({ sku }) => edits.has(String(sku)));
    const copies = (file.products ?? []).flatMap((product) =>
      added.filter(({ copiedSku }) => copiedSku === product.sku).map((copy) => copyOf(product, copy)),
    );
    if (edited.length + copies.length === 0) return [];
    for (const product of edited) Object.assign(product, edits.get(String(product.sku)));
    file.products?.push(...copies);
    const text = dump(file, { schema: CORE_SCHEMA, lineWidth: LINE_WIDTH, noRefs: true });
    return { name: basename(path), text };
  });
}

/** SKUs of the products of a folder in the shape of a brand's, which may be incomplete. */
export function skusInFolder(folder: string): string[] {
  return yamlFiles(join(folder, "catalog", "products")).flatMap((path) => {
    const file = load(readFileSync(path, "utf8"), { schema: CORE_SCHEMA }) as RawFile;
    return (file.products ?? []).map(({ sku }) => String(sku));
  });
}

function copyOf(product: Record<string, unknown>, { data, tool }: AddedProduct): Record<string, unknown> {
  const copy = { ...product, ...data };
  return tool ? { ...copy, tool: { ...(product.tool as object | undefined), ...tool } } : copy;
}
