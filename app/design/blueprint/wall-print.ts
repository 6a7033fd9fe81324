import type { Blueprint, ChosenOptions, Hole } from "./blueprint";
import { clearOfHoles } from "./clear-of-holes";
import { printSlots, printTemplates } from "./print-templates";
import { rectangle } from "./printed";
import type { PrintedGood } from "./printed-good";
import { isShared } from "./shared-layouts";
import { printSizeCodes, type Size } from "./sizes";
import { inInches, textile } from "./textile";

interface WallPrint
  extends Pick<
    PrintedGood,
    "key" | "options" | "bleed" | "wrap" | "safe" | "title" | "byOptions" | "layouts" | "layoutMargin"
  > {
  /** Width by height in inches, such as 8x10; the sizes of a wall print by default. */
  sizes?: string[];
  /** Keys of the print templates that fit, besides the shared layouts; all by default. */
  offered?: string[];
  /** Its holes, by its size in millimeters; none by default. */
  holes?: (size: Size) => Hole[];
}

/** Returns a flat print on any material, in the sizes and templates that all of them share. */
export function wallPrint({ sizes = printSizeCodes, offered, holes, ...print }: WallPrint): Blueprint {
  const inSizes = inInches(...sizes);
  const holesOf = holes && ((options: ChosenOptions) => holes(inSizes.size(options)));
  const blueprint = textile({
    ...print,
    sizes: inSizes,
    holes: holesOf,
    mask: rectangle,
    slots: printSlots,
    templates: printTemplates,
  });
  const templates = blueprint.templates.filter(
    ({ key }) => isShared(key) || (offered?.includes(key) ?? true),
  );
  if (!holesOf) return { ...blueprint, templates };
  return { ...blueprint, templates: templates.map((template) => clearOfHoles(template, holesOf)) };
}
