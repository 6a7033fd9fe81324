/**
 * Writes the lists derived from the folders of app/design/products: all products, how a browser loads them, the
 * families that are loaded together, and the tools. `--check` writes nothing and fails when a list is stale.
 */
import { readdirSync } from "node:fs";
import { camelCase } from "./camel-case";
import { type ProductFolder, readProductFolders } from "./read-product-folders";
import { saveGenerated } from "./save-generated";

const PRODUCTS = "app/design/products";
const TOOLS = "app/storefront/studio/tools.generated.json";
const HEADER = `// Generated from the folders of ${PRODUCTS} by \`npm run codegen\`. Do not edit.\n`;

const products = readProductFolders(PRODUCTS);
const families = new Set(products.flatMap(({ family }) => family ?? []));

saveGenerated({
  ...Object.fromEntries(formerFiles().map((path) => [path, null])),
  [`${PRODUCTS}/products.generated.ts`]: productList("products", products),
  [`${PRODUCTS}/loaders.generated.ts`]: loaders(),
  ...Object.fromEntries(
    [...families].map((name) => [
      `${PRODUCTS}/${name}.generated.ts`,
      productList(
        "family",
        products.filter(({ family }) => family === name),
      ),
    ]),
  ),
  [TOOLS]: `${JSON.stringify(
    products.flatMap(({ tools }) => tools),
    null,
    2,
  )}\n`,
});

/** The existing files, so that the lists of removed families are deleted. */
function formerFiles(): string[] {
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

function loaders(): string {
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
