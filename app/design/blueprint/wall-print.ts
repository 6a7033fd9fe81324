import type { Blueprint } from "./blueprint";
import { printSlots, printTemplates } from "./print-templates";
import { rectangle } from "./printed";
import type { PrintedGood } from "./printed-good";
import { isShared } from "./shared-layouts";
import { printSizeCodes } from "./sizes";
import { inInches, textile } from "./textile";

interface WallPrint
  extends Pick<
    PrintedGood,
    "key" | "options" | "bleed" | "wrap" | "safe" | "title" | "byOptions" | "layouts"
  > {
  /** Width by height in inches, such as 8x10; the sizes of a wall print by default. */
  sizes?: string[];
  /** Keys of the print templates that fit, besides the shared layouts; all by default. */
  offered?: string[];
}

/** Returns a flat print on any material, in the sizes and templates that all of them share. */
export function wallPrint({ sizes = printSizeCodes, offered, ...print }: WallPrint): Blueprint {
  const blueprint = textile({
    ...print,
    sizes: inInches(...sizes),
    mask: rectangle,
    slots: printSlots,
    templates: printTemplates,
  });
  const templates = blueprint.templates.filter(
    ({ key }) => isShared(key) || (offered?.includes(key) ?? true),
  );
  return { ...blueprint, templates };
}
