import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { expect } from "vitest";

/** Maximum difference between two colors that count as equal, from 0 to 1. */
const COLOR_TOLERANCE = 0.15;

/** Returns how many of a thousand pixels of two pictures (PNG) of the same size differ. */
export function differingPerMille(one: Buffer, other: Buffer, tolerance = COLOR_TOLERANCE): number {
  const [first, second] = [PNG.sync.read(one), PNG.sync.read(other)];
  const { width, height } = first;
  expect([second.width, second.height]).toEqual([width, height]);
  const options = { threshold: tolerance };
  return (pixelmatch(first.data, second.data, undefined, width, height, options) / (width * height)) * 1000;
}
