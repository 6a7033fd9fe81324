import { readdirSync } from "node:fs";
import { camelCase } from "./camel-case";
import { type ProductFolder, readProductFolders } from "./read-product-folders";
import { GENERATED } from "./sources.mjs";

const PRODUCTS = "app/design/products";
const HEADER = `// Generated from the folders of ${PRODUCTS} by \`npm run codegen\`. Do not edit.\n`;

/**
 * The lists of what can be designed, by path: all products, how a browser fetches them, the families that are fetched
 * together, and the tools. Null for the list of a former family.
 */
export function productFiles(): Record<string, string | null> {
  const products = readProductFolders(PRODUCTS);
  const families = new Set(products.flatMap(({ family }) => family ?? []));
  return {
    ...Object.fromEntries(existingLists().map((path) => [path, null])),
    [GENERATED.products]: productList("products", products),
    [GENERATED.loaders]: loaders(products),
    ...Object.fromEntries(
      [...families].map((name) => [
        `${PRODUCTS}/${name}.generated.ts`,
        productList(
          "family",
          products.filter(({ family }) => family === name),
        ),
      ]),
    ),
    [GENERATED.tools]: `${JSON.stringify(
      products.flatMap(({ tools }) => tools),
      null,
      2,
    )}\n`,
  };
}

function existingLists(): string[] {
  const files = readdirSync(PRODUCTS).filter((name) => name.endsWith(".generated.ts"));
  return files.map((name) => `${PRODUCTS}/${name}`);
}

function productList(name: string, members: ProductFolder[]): string {
  const imports = members.map(
    ({ key }) => `import { product as ${camelCase(key)} } from "./${key}/product";`,
  );
  const entries = members.map(({ key }) => `  ${camelCase(key)},`);
  return [
    `${HEADER}import type { DesignedProduct } from "./designed-product";`,
    ...imports,
    "",
    `export const ${name}: DesignedProduct[] = [`,
    ...entries,
    "];\n",
  ].join("\n");
}

function loaders(products: ProductFolder[]): string {
  const entries = products.map(({ key, family }) => {
    const load = family
      ? `(await import("./${family}.generated")).family`
      : `[(await import("./${key}/product")).product]`;
    return `  "${key}": async () => ${load},`;
  });
  return [
    `${HEADER}import type { DesignedProduct } from "./designed-product";`,
    "",
    "/** Key of the blueprint → how the browser fetches the product, together with the others of its family. */",
    "export const productLoaders: Record<string, () => Promise<DesignedProduct[]>> = {",
    ...entries,
    "};\n",
  ].join("\n");
}
