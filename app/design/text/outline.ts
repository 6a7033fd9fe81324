/**
 * Text as shapes. Both the server and the browser turn words into outlines from the same font files,
 * so that what the shopper sees is what is printed.
 */

/** Lengths in thousandths of the em, the baseline at y = 0, y downwards. */
export interface Outline {
  /** SVG path data, whole numbers. */
  path: string;
  width: number;
  ascender: number;
  /** Below the baseline, positive. */
  descender: number;
  /** How high the typeface's capitals are. */
  capital: number;
}

/** How a line is bent and spaced, as a text layer says it. */
export interface LineShape {
  /** -100 to 100; 0 is straight. */
  curve: number;
  /** Thousandths of the em between letters. */
  spacing: number;
}

export const straightLine: LineShape = { curve: 0, spacing: 0 };

/** Answers undefined while the font is still loading. */
export type OutlineText = (font: string, text: string, shape?: LineShape) => Outline | undefined;

/** Outlines by `outlineKey`, as a loader hands them to the page. */
export type OutlineTable = Record<string, Outline>;

/** The key of words in a typeface. */
export function outlineKey(font: string, text: string, { curve, spacing } = straightLine): string {
  const bend = curve === 0 && spacing === 0 ? "" : `${curve},${spacing}`;
  return `${font}|${bend}|${text}`;
}
