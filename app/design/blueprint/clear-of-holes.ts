import type { Box, Layer, Surface } from "../document/document";
import { hundredths } from "../geometry/measure";
import type { BlueprintTemplate, ChosenOptions, Hole } from "./blueprint";
import { hiddenAt } from "./holes";

/** Millimeters between a text and the hole, or the cap over it. */
const MARGIN = 2;

/**
 * Narrows the texts of a template that lie beside holes, on both sides alike, so that they stay where they are centered.
 * @param holes of each surface, by the chosen options
 */
export function clearOfHoles(
  template: BlueprintTemplate,
  holes: (options: ChosenOptions) => Hole[],
): BlueprintTemplate {
  return {
    ...template,
    surfaces(options, details) {
      const openings = holes(options).map(hiddenAt);
      const surfaces = Object.entries(template.surfaces(options, details));
      return Object.fromEntries(surfaces.map(([key, surface]) => [key, narrowTexts(surface, openings)]));
    },
  };
}

function narrowTexts(surface: Surface, openings: Box[]): Surface {
  const layers = surface.layers.map(
    (layer): Layer => (layer.kind === "text" ? { ...layer, box: narrowed(layer.box, openings) } : layer),
  );
  return { ...surface, layers };
}

function narrowed(box: Box, openings: Box[]): Box {
  const middle = box.x + box.width / 2;
  const beside = openings.filter(({ y, height }) => y < box.y + box.height && y + height > box.y);
  const room = beside.map(({ x, width }) => Math.abs(x + width / 2 - middle) - width / 2 - MARGIN);
  const half = Math.min(box.width / 2, ...room);
  return { ...box, x: hundredths(middle - half), width: hundredths(2 * half) };
}
