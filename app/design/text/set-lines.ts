import type { PathCommand } from "opentype.js";
import { bent, moved, type SetLetter } from "./bent-line";
import { betweenLines, type LineShape } from "./outline";
import { spaceBefore } from "./text-fit";

/**
 * Places the lines of a text below each other, the first with its baseline at y = 0. Curved lines have the curve of the
 * widest, so that they keep their distance.
 * @returns the outlines of all letters, in units of the font
 */
export function setLines(lines: SetLetter[][], shape: LineShape, unitsPerEm: number): PathCommand[] {
  const { align, lineSpacing } = betweenLines(shape);
  const widest = Math.max(...lines.map(widthOf));
  const distance = (lineSpacing / 100) * unitsPerEm;
  return lines.flatMap((letters, index) => {
    const start = lines.length === 1 ? 0 : spaceBefore(align, { width: widest }, widthOf(letters));
    const line = bent(shifted(letters, start), shape.curve, widest);
    return index === 0
      ? line
      : line.map((command) => moved(command, ({ x, y }) => ({ x, y: y + index * distance })));
  });
}

/** Returns the length of a straight line, in units of the font. */
export function widthOf(letters: SetLetter[]): number {
  return letters.at(-1)?.right ?? 0;
}

function shifted(letters: SetLetter[], by: number): SetLetter[] {
  if (by === 0) return letters;
  return letters.map(({ commands, left, right }) => ({
    commands: commands.map((command) => moved(command, ({ x, y }) => ({ x: x + by, y }))),
    left: left + by,
    right: right + by,
  }));
}
