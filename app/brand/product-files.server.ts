import { basename, join } from "node:path";
import { z } from "zod";
import type { CategoryData } from "./category-data";
import type { Texts } from "./fill-texts";
import { type ProductData, productFile } from "./product-data";
import { readYaml, readYamlIfThere, WrongBrandFile, yamlFiles } from "./read-yaml.server";

/** A product and its source file, for error messages. */
export type SeededProduct = ProductData & { file: string };

/** catalog/texts.yaml: text fragments shared by product files. */
const textsFile = z.object({ texts: z.record(z.string()) }).strict();

/** catalog/order.yaml: names of product files, in groups. */
const orderFile = z.array(z.array(z.string()).min(1));

/**
 * Reads the products of a brand in default list order: for each group of order.yaml the first product of every file,
 * then the second of every file, and so on. Files not named there form the last group.
 * @throws Error that names the invalid file
 */
export function readProducts(catalog: string, categories: CategoryData[], texts: Texts): SeededProduct[] {
  const { texts: shared } = readYamlIfThere(join(catalog, "texts.yaml"), textsFile, { texts: {} }, texts);
  const files = new Map(
    yamlFiles(join(catalog, "products")).map((file) => [
      basename(file, ".yaml"),
      readYaml(file, productFile, { ...texts, ...shared }).products.map((product) => ({ ...product, file })),
    ]),
  );
  const products = rounds(join(catalog, "order.yaml"), files).flatMap(interleave);
  checkUnique(products);
  checkCategories(join(catalog, "categories.yaml"), categories, products);
  return products;
}

function rounds(orderPath: string, files: Map<string, SeededProduct[]>): SeededProduct[][][] {
  const named = readYamlIfThere(orderPath, orderFile, []);
  const unknown = named.flat().find((name) => !files.has(name));
  if (unknown) throw new WrongBrandFile(orderPath, `there is no products/${unknown}.yaml`);
  const others = [...files.keys()].filter((name) => !named.flat().includes(name));
  return [...named, others].map((round) => round.map((name) => files.get(name) ?? []));
}

/** Takes the first item of every file, then the second of every file, and so on. */
function interleave(files: SeededProduct[][]): SeededProduct[] {
  const maxLength = Math.max(0, ...files.map((products) => products.length));
  return Array.from({ length: maxLength }, (_, row) =>
    files.flatMap((products) => products.slice(row, row + 1)),
  ).flat();
}

function checkUnique(products: SeededProduct[]): void {
  for (const field of ["sku", "urlKey"] as const) {
    const seen = new Map<string, string>();
    for (const product of products) {
      const other = seen.get(product[field]);
      if (other) throw new WrongBrandFile(product.file, `${field} ${product[field]} is in ${other} too`);
      seen.set(product[field], product.file);
    }
  }
}

function checkCategories(path: string, categories: CategoryData[], products: SeededProduct[]): void {
  const known = new Set(categories.map(({ urlPath }) => urlPath));
  const orphan = categories.find(({ parent }) => parent !== undefined && !known.has(parent));
  if (orphan) throw new WrongBrandFile(path, `${orphan.urlPath} has the unknown parent ${orphan.parent}`);
  const skus = new Set(products.map(({ sku }) => sku));
  for (const { urlPath, products: listed = [] } of categories) {
    const missing = listed.find((sku) => !skus.has(sku));
    if (missing) throw new WrongBrandFile(path, `${urlPath} lists the unknown product ${missing}`);
  }
  for (const product of products) {
    const unknown = product.categories.find((urlPath) => !known.has(urlPath));
    if (unknown)
      throw new WrongBrandFile(product.file, `${product.sku} is in the unknown category ${unknown}`);
  }
}
