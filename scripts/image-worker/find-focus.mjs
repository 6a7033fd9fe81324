import sharp from "sharp";
import { distance } from "./main-colors.mjs";

/** Longer side in pixels of the picture that is examined, so that the time does not depend on the photo. */
const SIDE = 64;
/** Side of the window with the subject, as a fraction of the picture's shorter side. */
const WINDOW = 0.5;
/** Levels per channel by which colors are counted. */
const LEVELS = 8;
/** Colors whose mean distance is below this (of 0 to 255) are one color: nothing stands out. */
const PLAIN = 4;
/** What counts of a pixel at the picture's edge, compared with its center. */
const AT_EDGE = 0.7;
const ROUNDS = 4;

/**
 * Reads a picture at a size that is examined in the same time for any photo: three bytes per pixel, row by row.
 * @param {string} path an upright picture
 * @returns {Promise<{ width: number, height: number, pixels: Uint8Array }>}
 */
export async function smallPicture(path) {
  const { data, info } = await sharp(path)
    .resize({ width: SIDE, height: SIDE, fit: "inside" })
    .toColorspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/**
 * Finds the point of a picture that stands out most, usually an animal's head: by colors that are rare in it and far
 * from the others, and by fine detail.
 * @param {{ width: number, height: number, pixels: Uint8Array }} picture
 * @returns {{ x: number, y: number } | null} fractions of width and height; null when nothing stands out
 */
export function focusOf(picture) {
  const weights = weightsOf(picture);
  if (!weights) return null;
  const { width, height } = picture;
  const reach = Math.max(1, Math.round((Math.min(width, height) * WINDOW) / 2));
  let center = heaviestWindow(weights, width, height, reach);
  for (let round = 0; round < ROUNDS; round += 1) center = centroid(weights, width, height, center, reach);
  return { x: asFraction(center.x + 0.5, width), y: asFraction(center.y + 0.5, height) };
}

/** How much each pixel stands out; null for a picture of one color. */
function weightsOf({ width, height, pixels }) {
  const rarity = rarityByColor(pixels);
  if (!rarity) return null;
  const detail = detailOf(pixels, width, height);
  return Float64Array.from({ length: width * height }, (_, at) => {
    const across = (2 * (at % width)) / width - 1;
    const down = (2 * Math.floor(at / width)) / height - 1;
    const central = 1 - (1 - AT_EDGE) * Math.min(1, (across ** 2 + down ** 2) / 2);
    return rarity[colorOf(pixels, at)] ** 2 * (0.35 + detail[at]) * central;
  });
}

/** Color → mean distance to all pixels of the picture, from 0 to 1; null when all are alike. */
function rarityByColor(pixels) {
  const count = pixels.length / 3;
  const bins = new Map();
  for (let at = 0; at < count; at += 1) {
    const bin = bins.get(colorOf(pixels, at)) ?? { count: 0, totals: [0, 0, 0] };
    bin.count += 1;
    for (let channel = 0; channel < 3; channel += 1) bin.totals[channel] += pixels[at * 3 + channel];
    bins.set(colorOf(pixels, at), bin);
  }
  const colors = [...bins].map(([key, bin]) => [
    key,
    bin.count,
    bin.totals.map((total) => total / bin.count),
  ]);
  const distances = colors.map(([key, , color]) => [
    key,
    colors.reduce((total, [, others, other]) => total + (others / count) * distance(color, other), 0),
  ]);
  const farthest = Math.max(...distances.map(([, away]) => away));
  if (farthest < PLAIN) return null;
  return Object.fromEntries(distances.map(([key, away]) => [key, away / farthest]));
}

function colorOf(pixels, at) {
  const level = (channel) => Math.floor((pixels[at * 3 + channel] * LEVELS) / 256);
  return (level(0) * LEVELS + level(1)) * LEVELS + level(2);
}

/** The contrast of each pixel with its neighbors, from 0 to 1. */
function detailOf(pixels, width, height) {
  const light = (x, y) => {
    const at = (Math.min(height - 1, y) * width + Math.min(width - 1, x)) * 3;
    return 0.3 * pixels[at] + 0.59 * pixels[at + 1] + 0.11 * pixels[at + 2];
  };
  return Float64Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const here = light(x, y);
    return Math.min(1, (Math.abs(light(x + 1, y) - here) + Math.abs(light(x, y + 1) - here)) / 96);
  });
}

/** Center of the window with the largest weight. */
function heaviestWindow(weights, width, height, reach) {
  const totals = integral(weights, width, height);
  const middle = { x: (width - 1) / 2, y: (height - 1) / 2 };
  let best = { ...middle, weight: -1 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const weight = totalWithin(totals, width, boxAround({ x, y }, width, height, reach));
      if (weight > best.weight) best = { x, y, weight };
    }
  }
  return best;
}

function centroid(weights, width, height, center, reach) {
  const { left, top, right, bottom } = boxAround(center, width, height, reach);
  const total = { weight: 0, x: 0, y: 0 };
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const weight = weights[y * width + x];
      total.weight += weight;
      total.x += weight * x;
      total.y += weight * y;
    }
  }
  return total.weight > 0 ? { x: total.x / total.weight, y: total.y / total.weight } : center;
}

function boxAround({ x, y }, width, height, reach) {
  return {
    left: Math.max(0, Math.round(x) - reach),
    top: Math.max(0, Math.round(y) - reach),
    right: Math.min(width, Math.round(x) + reach + 1),
    bottom: Math.min(height, Math.round(y) + reach + 1),
  };
}

/** Totals of all weights above and to the left, with a row and a column of zeros before them. */
function integral(weights, width, height) {
  const totals = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y + 1) * (width + 1) + x + 1;
      totals[at] = weights[y * width + x] + totals[at - 1] + totals[at - width - 1] - totals[at - width - 2];
    }
  }
  return totals;
}

function totalWithin(totals, width, { left, top, right, bottom }) {
  const at = (x, y) => totals[y * (width + 1) + x];
  return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
}

function asFraction(part, whole) {
  return Math.round((part / whole) * 100) / 100;
}
