import type { TextLayer } from "../document/document";
import { LINE_SPACING } from "./text-limits";

/** Text as shapes. Server and browser compute outlines from the same font files, so that the preview equals the print. */

/** Lengths in thousandths of the em; the baseline is at y = 0, y downwards. */
export interface Outline {
  /** SVG path data with integers. */
  path: string;
  width: number;
  ascender: number;
  /** Below the baseline, positive. */
  descender: number;
  /** Height of the font's capitals. */
  capital: number;
}

/** Curve and spacing of a text's lines, as in a text layer. */
export interface LineShape {
  /** -100 to 100; 0 is straight. */
  curve: number;
  /** Thousandths of the em between letters. */
  spacing: number;
  /** Ligatures, and letters whose form depends on their neighbors. */
  ligatures?: boolean;
  /** How several lines stand to each other; centered by default. */
  align?: "left" | "center" | "right";
  /** Hundredths of the em from line to line. */
  lineSpacing?: number;
  /** A circle instead of a curve, as wide as `box` for letters of `size`. */
  circle?: TextLayer["circle"];
  box?: { width: number; height: number };
  size?: number;
}

export const straightLine: LineShape = { curve: 0, spacing: 0 };

/** The parts of a shape that only matter between several lines. */
export function betweenLines({
  align = "center",
  lineSpacing = LINE_SPACING,
}: Pick<LineShape, "align" | "lineSpacing">) {
  return { align, lineSpacing };
}

/** A circle on which text runs; its diameter is in thousandths of the em. */
export interface TextCircle {
  facing: "outside" | "inside";
  diameter: number;
}

/** Returns the circle of a text, rounded so that one outline serves while the layer is resized; undefined without. */
export function circleOf({ circle, box, size }: LineShape): TextCircle | undefined {
  if (!circle || !box || !size) return undefined;
  return { facing: circle, diameter: Math.round((100 * Math.min(box.width, box.height)) / size) * 10 };
}

/** Returns undefined while the font is loading. */
export type OutlineText = (font: string, text: string, shape?: LineShape) => Outline | undefined;

/** Outlines by `outlineKey`, passed from a loader to the page. */
export type OutlineTable = Record<string, Outline>;

/** The key of a text in a font. */
export function outlineKey(font: string, text: string, shape = straightLine): string {
  const { curve, spacing, ligatures } = shape;
  const circle = circleOf(shape);
  const line = circle ? `${circle.facing} ${circle.diameter}` : curve;
  const bend = line === 0 && spacing === 0 ? "" : `${line},${spacing}`;
  const form = `${ligatures ? "&" : ""}${bend}`;
  if (!text.includes("\n")) return `${font}|${form}|${text}`;
  const { align, lineSpacing } = betweenLines(shape);
  return `${font}|${form};${align},${lineSpacing}|${text}`;
}
