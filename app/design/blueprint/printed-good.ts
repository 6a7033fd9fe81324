import type { Arrangement } from "./arrangements";
import type { Blueprint, SurfaceBlueprint } from "./blueprint";
import { printedSurface } from "./printed";

export interface PrintedGood
  extends Pick<Blueprint, "key" | "options" | "slots">,
    Pick<SurfaceBlueprint, "size" | "bleed" | "safe" | "mask" | "coarseness"> {
  /** Key of the printed surface; front by default. */
  surface?: string;
  /** Title of the printed surface; Front by default. */
  title?: string;
  /** The first is the default. */
  templates: Arrangement[];
}

/** Returns a product that is printed on one surface. */
export function printedGood({
  key,
  options,
  slots,
  templates,
  surface = "front",
  title = "Front",
  ...print
}: PrintedGood): Blueprint {
  const only = printedSurface({ key: surface, title, ...print });
  return {
    key,
    options,
    surfaces: () => [only],
    slots,
    templates: templates.map((template) => template(only)),
  };
}
