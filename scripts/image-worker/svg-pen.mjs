import { Rejection } from "./rejection.mjs";
import { isLength, length, MAX_LENGTH } from "./svg-shapes.mjs";

/** Width and miter limit of a line whose own cannot be read, as in SVG. */
const WIDTH = 1;
const MITER_LIMIT = 4;

/**
 * Returns the pen that a line is drawn with.
 * @param {Record<string, string>} paint the line's properties, in lower case
 * @param {{ width: number, height: number } | undefined} view the drawing's visible part, for widths in percent
 * @returns {{ width: number, join: string, cap: string, miterLimit: number }}
 * @throws Rejection for dashes
 */
export function penOf(paint, view) {
  if (/[1-9]/.test(paint["stroke-dasharray"])) throw new Rejection({ code: "has-dashes" });
  return {
    width: widthOf(paint["stroke-width"], view),
    join: paint["stroke-linejoin"],
    cap: paint["stroke-linecap"],
    miterLimit: Math.min(MAX_LENGTH, Number(paint["stroke-miterlimit"]) || MITER_LIMIT),
  };
}

function widthOf(text, view) {
  if (isLength(text)) return length(text);
  const [number, unit] = [text.slice(0, -1), text.slice(-1)];
  if (unit !== "%" || !view || !isLength(number)) return WIDTH;
  return (length(number) / 100) * (Math.hypot(view.width, view.height) / Math.SQRT2);
}

/**
 * Returns the visible part of a drawing.
 * @param {Record<string, string>} attributes of the svg element
 * @returns {{ x: number, y: number, width: number, height: number } | undefined} pixels; undefined where the drawing
 *   does not say its size
 */
export function viewOf({ viewBox, width = "", height = "" }) {
  const said = viewBox?.trim().split(/[\s,]+/) ?? ["0", "0", width, height];
  if (said.length !== 4 || !said.every(isLength)) return undefined;
  const [x, y, across, down] = said.map((each) => length(each));
  return { x, y, width: across, height: down };
}
