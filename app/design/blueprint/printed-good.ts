import type { Arrangement } from "./arrangements";
import type { Blueprint, ChosenOptions, SurfaceBlueprint } from "./blueprint";
import type { Place } from "./layers";
import { nameQuestion, photoQuestions, printedSurface } from "./printed";
import { FEW_LAYOUTS, sharedArrangements, sharedLayouts } from "./shared-layouts";
import { usableArea } from "./usable-area";

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
  /** The shared layouts after those of the product: all for what is sold most, otherwise a few. */
  layouts?: "all" | "few" | "none";
  /** The part of the surface, in fractions, in which the shared layouts lie, if its outline does not tell. */
  area?: (options: ChosenOptions) => Place | undefined;
  /** Millimeters from the edges in which no shared layout has text or a framed photo; `safe` by default. */
  layoutMargin?: number;
}

/** Photos and a name as in the shared layouts; the product's own slots replace them. */
const sharedSlots = { ...photoQuestions(6), name: nameQuestion(16) };

/** Returns a product that is printed on one surface. */
export function printedGood({
  key,
  options,
  slots,
  templates,
  surface = "front",
  title = "Front",
  byOptions,
  layouts = "few",
  area,
  layoutMargin,
  ...print
}: PrintedGood): Blueprint {
  const only = printedSurface({ key: surface, title, ...print });
  const room = (chosen: ChosenOptions) => {
    const { size: sizeOf, safe, mask } = { ...only, ...byOptions?.(chosen) };
    const size = sizeOf(chosen);
    return { size, area: usableArea(size, layoutMargin ?? safe, mask(chosen), area?.(chosen)) };
  };
  const shared = sharedArrangements(offeredLayouts(layouts, area !== undefined), room);
  return {
    key,
    options,
    surfaces: (chosen) => [{ ...only, ...byOptions?.(chosen) }],
    slots: shared.length > 0 ? { ...sharedSlots, ...slots } : slots,
    templates: [...templates, ...shared].map((template) => template(only)),
  };
}

/** @param isPartial the layouts lie in a part of the surface, so none reaches its edges */
function offeredLayouts(wanted: "all" | "few" | "none", isPartial: boolean) {
  if (wanted === "none") return [];
  const fitting = sharedLayouts.filter(({ bleeds }) => !isPartial || !bleeds);
  return wanted === "all" ? fitting : fitting.slice(0, FEW_LAYOUTS);
}
