import type { Blueprint } from "../blueprint";
import { canvas } from "./canvas";
import { petTags } from "./pet-tags";
import { photoblanket } from "./photoblanket";
import { photomug } from "./photomug";
import { pillow } from "./pillow";

/** Everything that can be designed, by key. */
export const blueprints: Record<string, Blueprint> = Object.fromEntries(
  [photomug, pillow, photoblanket, canvas, petTags].map((blueprint) => [blueprint.key, blueprint]),
);

/** The blueprint of that key, as designs and products name it. */
export function findBlueprint(key: string): Blueprint | undefined {
  return Object.hasOwn(blueprints, key) ? blueprints[key] : undefined;
}
