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
}

/** Answers undefined while the font is still loading. */
export type OutlineText = (font: string, text: string) => Outline | undefined;

/** Outlines by `outlineKey`, as a loader hands them to the page. */
export type OutlineTable = Record<string, Outline>;

/** The key of words in a typeface. */
export function outlineKey(font: string, text: string): string {
  return `${font}|${text}`;
}
