import type { SurfaceBlueprint } from "../blueprint/blueprint";
import type { DesignDocument } from "../document/document";
import { findBlueprint } from "../products/known-products";
import { surfacesOf } from "../surfaces/surfaces";

/** Surfaces of a set, such as three panels, that are still recognized in a small picture. */
const MAX_SURFACES = 3;

/**
 * Returns the surfaces that show what the template of a design is like: two facing pages of a book; the back and a face
 * of a deck; two pictures of a memory game; of sides and sets without groups, those in which the templates differ.
 */
export function typicalSurfaces(document: DesignDocument): SurfaceBlueprint[] {
  const surfaces = surfacesOf(document);
  if (surfaces.length > 3 && surfaces.every(({ group }) => group)) return surfaces.slice(2, 4);
  if (surfaces.some(({ group }) => group)) return surfaces.slice(0, 2);
  const [first, ...others] = surfaces;
  const differs = differencesOf(document);
  return [first, ...others.filter(({ key }) => differs(key))].slice(0, MAX_SURFACES);
}

/** Returns a check whether the templates have different layers on a surface. */
function differencesOf({ blueprint, options, details }: DesignDocument): (key: string) => boolean {
  const templates = findBlueprint(blueprint)?.templates ?? [];
  const designs = templates.map((template) => template.surfaces(options, details));
  return (key) => new Set(designs.map((surfaces) => JSON.stringify(surfaces[key]?.layers))).size > 1;
}
