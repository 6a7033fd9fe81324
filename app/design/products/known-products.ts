import { registerTubes } from "../art/tubes";
import type { Blueprint } from "../blueprint/blueprint";
import { allProducts } from "./all-products.server";
import type { DesignedProduct } from "./designed-product";
import { productLoaders } from "./loaders.generated";

/** The server knows all products; a browser only those that it has loaded. */
const known = new Map<string, DesignedProduct>();
know(allProducts ?? []);

/** Returns the product of a blueprint; undefined for an unknown key, or if it is not loaded yet. */
export function findProduct(key: string): DesignedProduct | undefined {
  return known.get(key);
}

/** Returns a blueprint by its key in designs and products. */
export function findBlueprint(key: string): Blueprint | undefined {
  return known.get(key)?.blueprint;
}

/**
 * Loads the product of a blueprint.
 * @throws Error when it cannot be loaded
 */
export async function fetchProduct(key: string): Promise<void> {
  if (known.has(key) || !Object.hasOwn(productLoaders, key)) return;
  know(await productLoaders[key]());
}

function know(products: DesignedProduct[]): void {
  for (const product of products) {
    known.set(product.blueprint.key, product);
    registerTubes(product.tubes ?? {});
  }
}
