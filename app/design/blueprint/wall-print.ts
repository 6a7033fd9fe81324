import type { Blueprint } from "./blueprint";
import { printSlots, printTemplates } from "./print-templates";
import { printedSurface, rectangle } from "./printed";
import { inchOption, inchSizes, printSizeCodes, sizeBy } from "./sizes";

interface WallPrint extends Pick<Blueprint, "key" | "options"> {
  /** Bleed beyond the trimmed edge in millimeters. */
  bleed: number;
  /** Distance in millimeters from the trimmed edge, inside which text must stay. */
  safe: number;
  /** Width by height in inches, such as 8x10; the sizes of a wall print by default. */
  sizes?: string[];
}

/** Returns a flat print on any material, in the sizes and templates that all of them share. */
export function wallPrint({ key, options, bleed, safe, sizes = printSizeCodes }: WallPrint): Blueprint {
  const front = sizeBy("size", inchSizes(sizes));
  return {
    key,
    options: [inchOption(sizes), ...options],
    surfaces: () => [
      printedSurface({ key: "front", title: "Front", size: front, bleed, safe, mask: rectangle }),
    ],
    slots: printSlots,
    templates: printTemplates(front),
  };
}
