import type { SurfaceBlueprint } from "../blueprint/blueprint";
import type { DesignDocument } from "../document/document";
import { productRecipes } from "./product-recipes";
import type { ProductionRecipe } from "./recipe";

/**
 * Returns how a surface of a design is produced.
 * @throws Error for a product without a recipe
 */
export function recipeOf(
  { blueprint, options }: Pick<DesignDocument, "blueprint" | "options">,
  { key, copies = 1 }: Pick<SurfaceBlueprint, "key" | "copies">,
): ProductionRecipe {
  if (!Object.hasOwn(productRecipes, blueprint)) throw new Error(`${blueprint} has no production recipe.`);
  const { copies: copiesOf, byOptions, bySurface, ...recipe } = productRecipes[blueprint];
  return {
    ...recipe,
    copies: copiesOf?.(options) ?? copies,
    ...byOptions?.(options),
    ...bySurface?.[key],
  };
}
