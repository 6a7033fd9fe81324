import type { Blueprint } from "../blueprint/blueprint";
import type { DesignedProduct } from "./designed-product";
import { products } from "./products.generated";

/** All products that can be designed. */
export const allProducts: DesignedProduct[] = products;

/** The blueprints of all products, by key. */
export const blueprints: Record<string, Blueprint> = Object.fromEntries(
  allProducts.map(({ blueprint }) => [blueprint.key, blueprint]),
);
