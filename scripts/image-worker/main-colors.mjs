/** Levels per channel by which colors are counted. */
const LEVELS = 8;
const MAX_COLORS = 6;
/** Colors nearer than this (of 0 to 255) are alike. */
const ALIKE = 32;
/** The smallest part of the picture that a main color takes. */
const MIN_PART = 0.01;
/** How much more a vivid color counts than a gray one: a collar is remembered rather than a wall. */
const VIVID = 2;

/**
 * Finds the colors that a picture is remembered by: large or vivid, and unlike each other; the most striking first.
 * @param {{ pixels: Uint8Array }} picture three bytes per pixel
 * @returns {string[]} six at most, such as #8a5a33
 */
export function mainColorsOf({ pixels }) {
  const count = pixels.length / 3;
  const candidates = averages(pixels)
    .filter(({ part }) => part >= MIN_PART * count)
    .map(({ part, color }) => ({ color, weight: part * (1 + (VIVID * vividness(color)) / 255) }))
    .sort((one, other) => other.weight - one.weight);
  const chosen = [];
  for (const { color } of candidates) {
    if (chosen.length === MAX_COLORS) break;
    if (chosen.every((other) => distance(color, other) >= ALIKE)) chosen.push(color);
  }
  return chosen.map(hexOf);
}

/** The mean color and the number of pixels of each level of the three channels. */
function averages(pixels) {
  const bins = new Map();
  for (let at = 0; at < pixels.length; at += 3) {
    const color = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const key = color.map((value) => Math.floor((value * LEVELS) / 256)).join();
    const bin = bins.get(key) ?? { part: 0, totals: [0, 0, 0] };
    bin.part += 1;
    bin.totals = bin.totals.map((total, channel) => total + color[channel]);
    bins.set(key, bin);
  }
  return [...bins.values()].map(({ part, totals }) => ({ part, color: totals.map((total) => total / part) }));
}

function vividness(color) {
  return Math.max(...color) - Math.min(...color);
}

/** Distance of two colors as eyes weigh the channels, 0 to 255. */
export function distance(one, other) {
  const [red, green, blue] = one.map((value, channel) => value - other[channel]);
  return Math.sqrt((2 * red ** 2 + 4 * green ** 2 + 3 * blue ** 2) / 9);
}

function hexOf(color) {
  return `#${color.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}
