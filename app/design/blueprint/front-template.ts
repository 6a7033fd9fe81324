import type { Surface } from "../document/document";
import type { BlueprintTemplate, ChosenOptions, SurfaceBlueprint } from "./blueprint";
import type { Size } from "./sizes";

/** An arrangement of a product that has one surface, its front. */
export function frontTemplate(
  front: SurfaceBlueprint["size"],
  key: string,
  title: string,
  arrange: (size: Size, options: ChosenOptions) => Surface,
): BlueprintTemplate {
  return { key, title, surfaces: (options) => ({ front: arrange(front(options), options) }) };
}
