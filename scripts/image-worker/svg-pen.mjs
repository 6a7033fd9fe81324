import { Rejection } from "./rejection.mjs";
import { isLength, length, MAX_LENGTH } from "./svg-shapes.mjs";

/** Width and miter limit of a line whose own cannot be read, as in SVG. */
const WIDTH = 1;
const MITER_LIMIT = 4;

/**
 * Returns the pen that a line is drawn with.
 * @param {Record<string, string>} paint the line's properties, in lower case
 * @param {number | undefined} diagonal of the drawing in pixels, for widths in percent
 * @returns {{ width: number, join: string, cap: string, miterLimit: number }}
 * @throws Rejection for dashes, and for a width that is too large
 */
export function penOf(paint, diagonal) {
  if (/[1-9]/.test(paint["stroke-dasharray"])) throw new Rejection({ code: "has-dashes" });
  return {
    width: widthOf(paint["stroke-width"], diagonal),
    join: paint["stroke-linejoin"],
    cap: paint["stroke-linecap"],
    miterLimit: Math.min(MAX_LENGTH, Number(paint["stroke-miterlimit"]) || MITER_LIMIT),
  };
}

function widthOf(text, diagonal) {
  if (isLength(text)) return length(text);
  const [number, unit] = [text.slice(0, -1), text.slice(-1)];
  return unit === "%" && diagonal && isLength(number) ? (length(number) / 100) * diagonal : WIDTH;
}

/**
 * Returns the length that percentages of widths refer to: the diagonal of the drawing by the square root of two.
 * @param {Record<string, string>} attributes of the svg element
 * @returns {number | undefined} pixels; undefined where the drawing does not say its size
 */
export function diagonalOf({ viewBox = "", width = "", height = "" }) {
  const box = viewBox
    .trim()
    .split(/[\s,]+/)
    .slice(2);
  const sides = (box.length === 2 ? box : [width, height]).filter(isLength).map((side) => length(side));
  return sides.length === 2 ? Math.hypot(...sides) / Math.SQRT2 : undefined;
}
