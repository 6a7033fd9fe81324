import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { partsOf, within } from "./pixel-shapes.mjs";

/** Gray below which a pixel is drawn at least by half, and at all. */
const HALF = 128;
const AT_ALL = 250;
/** A part counts from that many times the limit in length: shorter ones are tips and corners, which tools round off. */
const LONG = 10;
/** Short parts count where they are more than this of the whole, as in a tiny drawing. */
const MUCH = 0.1;
/** Part of the limit to which lines are measured. */
const EXACT = 0.1;
/** Pixels by which what is wide enough is grown beyond its own edge: smoothed edges are that wide. */
const EDGE = 2;

/**
 * Finds the thinnest lines of one of the store's own drawings, black on nothing with a blank margin: what disappears when
 * all edges are moved in by half of the limit and out again.
 * @param {{ input: string, limit: number }} request the limit in pixels
 * @returns {Promise<{ width: number | null }>} in pixels; null when all lines are as wide as the limit
 */
export async function thinnestLine({ input, limit }) {
  const drawing = await sharp(await readFile(input), { limitInputPixels: false })
    .flatten({ background: "#ffffff" })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: thinnestOf({ ...drawing.info, data: drawing.data }, limit) };
}

function thinnestOf({ width, height, data }, limit) {
  const size = { width, height };
  const outside = within(
    pixelsWhere(data, (gray) => gray >= HALF),
    size,
    limit / 2 - 0.01,
  );
  const firm = pixelsWhere(outside, (isNear) => !isNear);
  const wide = within(firm, size, limit / 2 + EDGE);
  const lost = pixelsWhere(data, (gray, at) => gray < AT_ALL && !wide[at]);
  const parts = partsOf(lost, size, (at) => 1 - data[at] / 255).map(withSides);
  const long = parts.filter(({ length }) => length >= limit * LONG);
  if (long.length > 0) return narrowest(long, limit);
  const lostArea = parts.reduce((total, { area }) => total + area, 0);
  const whole = data.reduce((total, gray) => total + 1 - gray / 255, 0);
  if (parts.length === 0 || lostArea <= whole * MUCH) return null;
  return narrowest([parts.reduce((one, other) => (other.area > one.area ? other : one))], limit);
}

/** What was lost is narrower than the limit, also where lines lie so close together that they look like one. */
function narrowest(parts, limit) {
  return parts.reduce((min, { width }) => Math.min(min, width), limit * (1 - EXACT));
}

function pixelsWhere(values, test) {
  const pixels = new Uint8Array(values.length);
  for (let at = 0; at < values.length; at += 1) pixels[at] = test(values[at], at) ? 1 : 0;
  return pixels;
}

/** The sides of the rectangle that has the same area and edge. */
function withSides({ area, edge }) {
  const half = edge / 2;
  const width = (half - Math.sqrt(Math.max(0, half ** 2 - 4 * area))) / 2;
  return { area, width, length: half - width };
}
