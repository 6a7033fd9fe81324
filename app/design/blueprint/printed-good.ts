import type { Arrangement } from "./arrangements";
import type { Blueprint, ChosenOptions, SurfaceBlueprint } from "./blueprint";
import { printedSurface } from "./printed";

type PrintedSurface = Parameters<typeof printedSurface>[0];

export interface PrintedGood
  extends Pick<Blueprint, "key" | "options" | "slots">,
    Omit<PrintedSurface, "key" | "title"> {
  /** Key of the printed surface; front by default. */
  surface?: string;
  /** Title of the printed surface; Front by default. */
  title?: string;
  /** Settings of the surface that depend on the chosen options. */
  byOptions?: (options: ChosenOptions) => Partial<SurfaceBlueprint>;
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
  byOptions,
  ...print
}: PrintedGood): Blueprint {
  const only = printedSurface({ key: surface, title, ...print });
  return {
    key,
    options,
    surfaces: (chosen) => [{ ...only, ...byOptions?.(chosen) }],
    slots,
    templates: templates.map((template) => template(only)),
  };
}
