import { registerTubes } from "../art/tubes";
import type { Blueprint } from "../blueprint/blueprint";
import { allProducts } from "./all-products.server";
import type { DesignedProduct } from "./designed-product";
import { productLoaders } from "./loaders.generated";

/** The server knows all products; a browser only those that it has loaded. */
const registered = new Map<string, DesignedProduct>();
registerProducts(allProducts ?? []);

/** Returns the product of a blueprint; undefined for an unknown key, or if it is not loaded yet. */
export function findProduct(key: string): DesignedProduct | undefined {
  return registered.get(key);
}

/** Returns a blueprint by its key in designs and products. */
export function findBlueprint(key: string): Blueprint | undefined {
  return registered.get(key)?.blueprint;
}

/**
 * Loads the product of a blueprint.
 * @throws Error when it cannot be loaded
 */
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
