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
  const families = new Set(products.map(familyOf));
  return {
    ...Object.fromEntries(existingLists().map((path) => [path, null])),
    [GENERATED.products]: productList("products", products),
    [GENERATED.loaders]: loaders(products),
    ...Object.fromEntries(
      [...families].map((name) => [
        `${PRODUCTS}/${name}.generated.ts`,
        productList(
          "family",
          products.filter((product) => familyOf(product) === name),
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

/** A product without a family is one of its own. */
function familyOf({ family, key }: ProductFolder): string {
  return family ?? key;
}

function productList(name: string, members: ProductFolder[]): string {
  return [
    `${HEADER}import type { DesignedProduct } from "./designed-product";`,
    ...members.flatMap(imports),
    "",
    `export const ${name}: DesignedProduct[] = [`,
    ...members.map((member) => `  ${entry(member)},`),
    "];\n",
  ].join("\n");
}

function imports({ key, isSpecial }: ProductFolder): string[] {
  if (isSpecial) return [`import { product as ${camelCase(key)} } from "./${key}/product";`];
  return [
    `import { ${camelCase(key)} } from "./${key}/blueprint";`,
    `import { ${sceneName(key)} } from "./${key}/scene";`,
  ];
}

function entry({ key, isSpecial, closeUp }: ProductFolder): string {
  if (isSpecial) return camelCase(key);
  const parts = [`blueprint: ${camelCase(key)}`, `Scene: ${sceneName(key)}`];
  return `{ ${[...parts, ...(closeUp ? [`closeUp: ${JSON.stringify(closeUp)}`] : [])].join(", ")} }`;
}

/** "pet-tags" → "PetTagsScene" */
function sceneName(key: string): string {
  const name = camelCase(key);
  return `${name[0].toUpperCase()}${name.slice(1)}Scene`;
}

function loaders(products: ProductFolder[]): string {
  const entries = products.map(
    (product) => `  "${product.key}": async () => (await import("./${familyOf(product)}.generated")).family,`,
  );
  return [
    `${HEADER}import type { DesignedProduct } from "./designed-product";`,
    "",
    "/** Key of the blueprint → how the browser fetches the product, together with the others of its family. */",
    "export const productLoaders: Record<string, () => Promise<DesignedProduct[]>> = {",
    ...entries,
    "};\n",
  ].join("\n");
}
