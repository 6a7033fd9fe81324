import { registerTubes } from "../art/tubes";
import type { Blueprint } from "../blueprint/blueprint";
import { allProducts } from "./all-products.server";
import type { DesignedProduct } from "./designed-product";
import { productLoaders } from "./loaders.generated";

/** The server knows all products; a browser, which is not given that list, those that it has fetched. */
const registered = new Map<string, DesignedProduct>();
registerProducts(allProducts ?? []);

/** The product with the blueprint of that key; undefined when there is none, or none here yet. */
export function findProduct(key: string): DesignedProduct | undefined {
  return registered.get(key);
}

/** The blueprint of that key, as designs and products name it. */
export function findBlueprint(key: string): Blueprint | undefined {
  return registered.get(key)?.blueprint;
}

/** Makes the product with that blueprint known here. @throws Error when it cannot be fetched */
export async function fetchProduct(key: string): Promise<void> {
  if (registered.has(key) || !Object.hasOwn(productLoaders, key)) return;
  registerProducts(await productLoaders[key]());
}

function registerProducts(products: DesignedProduct[]): void {
  for (const product of products) {
    registered.set(product.blueprint.key, product);
    registerTubes(product.tubes ?? {});
  }
}
