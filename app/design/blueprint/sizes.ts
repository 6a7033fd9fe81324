import type { BlueprintOption, ChosenOptions } from "./blueprint";
import { choice } from "./options";

const millimetersPerInch = 25.4;

export interface Size {
  width: number;
  height: number;
}

/** Returns the size of a product by the value of an option; unknown values mean the first size. */
export function sizeBy(code: string, sizes: Record<string, Size>): (options: ChosenOptions) => Size {
  const [first] = Object.values(sizes);
  return (options) => (Object.hasOwn(sizes, options[code]) ? sizes[options[code]] : first);
}

/** Returns a size option with titles in inches as shoppers read them. */
export function inchOption(codes: string[]): BlueprintOption {
  return sizeOption(codes, "in");
}

/** Sizes by code such as 8x10: width by height in inches. */
export function inchSizes(codes: string[]): Record<string, Size> {
  return sizesIn(codes, millimetersPerInch);
}

/** A size option in feet, such as 3x5. */
export function footOption(codes: string[]): BlueprintOption {
  return sizeOption(codes, "ft");
}

/** Sizes by code such as 3x5: width by height in feet. */
export function footSizes(codes: string[]): Record<string, Size> {
  return sizesIn(codes, 12 * millimetersPerInch);
}

function sizeOption(codes: string[], unit: string): BlueprintOption {
  const titles = codes.map((code) => [code, `${code.replace("x", " × ")} ${unit}`]);
  return choice("size", "Size", Object.fromEntries(titles));
}

/** Converts sizes to millimeters, to the tenth. */
function sizesIn(codes: string[], unit: number): Record<string, Size> {
  return Object.fromEntries(
    codes.map((code) => {
      const [width, height] = code.split("x").map((length) => Math.round(Number(length) * unit * 10) / 10);
      return [code, { width, height }];
    }),
  );
}

/** The sizes of a wall print; the last three are landscape. */
export const printSizeCodes = ["8x8", "8x10", "11x14", "12x12", "16x20", "24x36", "14x11", "20x16", "36x24"];

/** The sizes of a poster; the last four are landscape. */
export const posterSizeCodes = [
  "8x8",
  "8x10",
  "11x14",
  "12x12",
  "16x20",
  "18x24",
  "24x36",
  "14x11",
  "20x16",
  "24x18",
  "36x24",
];
