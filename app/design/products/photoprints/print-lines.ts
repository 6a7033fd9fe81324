import type { Details } from "../../blueprint/blueprint";
import { inchSizes, type Size } from "../../blueprint/sizes";

/** How one photo is printed: a line of the detail `prints`, "4x6 2" for two of four by six inches. */
export interface PrintLine {
  /** Of its surface, print-1 for the first line. */
  key: string;
  /** Width by height in inches; the wider ones lie on their long side. */
  size: string;
  count: number;
}

/** Upright sizes with the same lying. */
export const printSizes = ["4x6", "6x4", "5x7", "7x5", "8x8", "8x10", "10x8"];
export const MAX_PRINTS = 100;
export const MAX_COPIES = 99;

const sizes = inchSizes(printSizes);
const WRITTEN = /^(\d{1,2}x\d{1,2}) (\d{1,2})$/;

/**
 * What is printed. A line with the count 0 was taken off: it stays, so that the others keep their surfaces. Where
 * nothing is left, one print waits for its photo.
 */
export function printsOf({ prints = [] }: Details): PrintLine[] {
  const lines = prints.map(readLine).filter(({ count }) => count > 0);
  return lines.length > 0 ? lines : [{ key: "print-1", size: printSizes[0], count: 1 }];
}

/** What is wrong with a line; undefined when it names a size and a count. */
export function printProblem(line: string): string | undefined {
  const [, size] = WRITTEN.exec(line) ?? [];
  return printSizes.includes(size) ? undefined : `“${line}”: enter the size and quantity, like 4x6 2.`;
}

/** Millimeters. */
export function printSize(code: string): Size {
  return sizes[code] ?? sizes[printSizes[0]];
}

/** The same size, upright or lying. */
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
