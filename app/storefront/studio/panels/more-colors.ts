import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import { nameOrDescription } from "~/design/blueprint/describe-color";
import { useStudioParts } from "../use-studio";

const MAX_PHOTO_COLORS = 6;
/** A color of a layer; in a text that somebody typed, the quotation marks are escaped. */
const USED_COLOR = /"(?:color|background)":"(#[0-9a-f]{6})"/g;

/**
 * Colors beyond those offered, on surfaces that may have any: of the photos on the visible surfaces in turn, and those used
 * there already. They are read from the text of the surfaces, since layers have colors in many places.
 */
export function useMoreColors(offered: SurfaceBlueprint | undefined, colors: string[]) {
  const { document, photos, surfaces } = useStudioParts();
  if (!offered?.hasFreeColors) return [];
  const shown = JSON.stringify(surfaces.map(({ key }) => document.surfaces[key]));
  const palettes = Object.keys(photos)
    .filter((id) => shown.includes(id))
    .map((id) => photos[id].colors ?? []);
  const more = new Map(
    inTurn(palettes)
      .slice(0, MAX_PHOTO_COLORS)
      .map(({ value, name }) => [value, `From your photo: ${name}`]),
  );
  for (const [, value] of shown.matchAll(USED_COLOR))
    if (!more.has(value)) more.set(value, `In this design: ${nameOrDescription(value)}`);
  for (const value of colors) more.delete(value);
  return [...more].map(([value, title]) => ({ value, title }));
}

/** The first of each list, then the second of each, and so on. */
function inTurn<Item>(lists: Item[][]): Item[] {
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  ).flat();
}
