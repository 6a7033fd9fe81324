import type { Blueprint } from "./blueprint";
import { printSlots, printTemplates } from "./print-templates";
import { printedSurface, rectangle } from "./printed";
import { inchOption, inchSizes, printSizeCodes, sizeBy } from "./sizes";

interface WallPrint extends Pick<Blueprint, "key" | "options"> {
  /** Millimeters beyond the trimmed edge. */
  bleed: number;
  /** Millimeters inside the trimmed edge in which words must stay. */
  safe: number;
  /** Width by height in inches, such as 8x10; those of a print for the wall unless told. */
  sizes?: string[];
}

/** A flat print on any material, in the sizes and arrangements that all of them share. */
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
