import type { Details } from "../../blueprint/blueprint";
import { inchSizes, type Size } from "../../blueprint/sizes";

/** A line of the detail `prints`: "4x6 2" means two prints of four by six inches. */
export interface PrintLine {
  /** Key of its surface, print-1 for the first line. */
  key: string;
  /** Width by height in inches, so that wider ones are landscape. */
  size: string;
  count: number;
}

/** Portrait sizes, each followed by its landscape version. */
export const printSizes = ["4x6", "6x4", "5x7", "7x5", "8x8", "8x10", "10x8"];
export const MAX_PRINTS = 100;
export const MAX_COPIES = 99;

const sizes = inchSizes(printSizes);
const WRITTEN = /^(\d{1,2}x\d{1,2}) (\d{1,2})$/;

/**
 * Returns the prints. A line with the count 0 is removed but kept in the list, so that the others keep their surfaces.
 * Without any print, one empty print is returned.
 */
export function printsOf({ prints = [] }: Details): PrintLine[] {
  const lines = prints.map(readLine).filter(({ count }) => count > 0);
  return lines.length > 0 ? lines : [{ key: "print-1", size: printSizes[0], count: 1 }];
}

/** Returns the error of a line; undefined for a valid size and count. */
export function printProblem(line: string): string | undefined {
  const [, size] = WRITTEN.exec(line) ?? [];
  return printSizes.includes(size) ? undefined : `“${line}”: enter the size and quantity, like 4x6 2.`;
}

/** Returns the size in millimeters. */
export function printSize(code: string): Size {
  return sizes[code] ?? sizes[printSizes[0]];
}

/** Returns the same size in portrait or landscape. */
export function printSizeLying(code: string, isLying: boolean): string {
  const [one, other] = code.split("x").map(Number);
  const [short, long] = [Math.min(one, other), Math.max(one, other)];
  return isLying ? `${long}x${short}` : `${short}x${long}`;
}

function readLine(line: string, index: number): PrintLine {
  const [, size, count] = WRITTEN.exec(line) ?? [];
  return {
    key: `print-${index + 1}`,
    size: printSizes.includes(size) ? size : printSizes[0],
    count: Number(count ?? 0),
  };
}
