import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import { colorName } from "~/design/blueprint/color-names";
import { useStudioParts } from "../use-studio";

const MAX_PHOTO_COLORS = 6;

/**
 * Colors beyond those offered, on surfaces that may have any: of the photos on the visible surfaces, and those used there
 * already. They are read from the text of the surfaces, since layers have colors in many places.
 */
export function useMoreColors(offered: SurfaceBlueprint | undefined, colors: string[]) {
  const { document, photos, surfaces } = useStudioParts();
  if (!offered?.hasFreeColors) return [];
  const shown = JSON.stringify(surfaces.map(({ key }) => document.surfaces[key]));
  const colorsOf = (ids: string[]) => ids.flatMap((id) => photos[id].colors ?? []);
  const names = new Map(colorsOf(Object.keys(photos)).map(({ value, name }) => [value, name]));
  const ofPhotos = colorsOf(Object.keys(photos).filter((id) => shown.includes(id)));
  const more = new Map(
    ofPhotos.slice(0, MAX_PHOTO_COLORS).map(({ value, name }) => [value, `From your photo: ${name}`]),
  );
  for (const value of shown.match(/#[0-9a-f]{6}(?=")/g) ?? [])
    if (!more.has(value)) more.set(value, `In this design: ${names.get(value) ?? colorName(value)}`);
  for (const value of colors) more.delete(value);
  return [...more].map(([value, title]) => ({ value, title }));
}
