import type { BlueprintTemplate, ChosenOptions, SurfaceBlueprint } from "./blueprint";
import { layout, type Part, photoIn, whole } from "./layout";
import { white } from "./palette";
import type { Size } from "./sizes";

/** The only surface of a product. */
export type OnlySurface = Pick<SurfaceBlueprint, "key" | "size">;

/** A template of a product with one surface. */
export type Arrangement = (only: OnlySurface) => BlueprintTemplate;

/**
 * Arranges layers on a background (hex), the lowest first.
 * @param parts may depend on the chosen options, such as the shape, and on the size in millimeters
 */
export function arrangement(
  key: string,
  title: string,
  background: string,
  parts: Part[] | ((options: ChosenOptions, size: Size) => Part[]),
): Arrangement {
  return (only) => ({
    key,
    title,
    surfaces: (options) => {
      const size = only.size(options);
      const chosen = typeof parts === "function" ? parts(options, size) : parts;
      return { [only.key]: layout(background, chosen)(size) };
    },
  });
}

/** One photo that fills the surface. */
export const fullPhoto = arrangement("full-photo", "Full photo", white, [photoIn("photo", whole)]);
