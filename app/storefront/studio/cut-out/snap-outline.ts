import { type ContourPoint, contourOf, type Pixels } from "./contour";
import { type PetLikelihood, petLikelihood } from "./pet-colors";

/** How far the drawn line may be from the edge, as a fraction of the photo's longer side. */
const BAND = 0.05;
const MAX_POINTS = 420;
/** How many offsets the line may move from point to point, and what that costs. */
const MAX_JUMP = 2;
const JUMP_COST = 0.35;
/** What an offset at the end of the band costs, so that without any edge the line stays as drawn. */
const FAR_COST = 0.8;
/** Weights of the colors' likelihood and of the contrast at an edge. */
const COLOR_WEIGHT = 0.55;
const CONTRAST_WEIGHT = 3;
/** Pixels on each side of an edge that are compared. */
const SIDES = 2;
/** Pixels by which the line lies within the edge, where lenses and compression mix both colors. */
const INSET = 0.75;
const THOUSANDTHS = 1000;

/**
 * Moves a drawn outline to the edge of the pet: within a band around the line, to where colors of the pet end and those of
 * the background begin, and contrast is high. Of all lines in the band, the cheapest one is found exactly. Points at the
 * photo's edge stay there.
 * @param line a closed line: x and y by turns, in thousandths of the photo's sides
 * @returns such a line, with at most 420 points
 */
export function snapOutline(pixels: Pixels, line: number[]): number[] {
  const contour = contourOf(line, pixels, MAX_POINTS);
  if (contour.length < 8) return line;
  const band = Math.max(4, Math.round(BAND * Math.max(pixels.width, pixels.height)));
  const likelihood = petLikelihood(pixels, contour, band);
  const costs = contour.map((point) => costsAlong(pixels, point, band, likelihood));
  const offsets = smoothed(cheapestRing(costs));
  return contour.flatMap(({ x, y, outwards, isFixed }, index) => {
    const offset = isFixed ? 0 : offsets[index] - band - INSET;
    return [
      within(((x + outwards.x * offset) / pixels.width) * THOUSANDTHS),
      within(((y + outwards.y * offset) / pixels.height) * THOUSANDTHS),
    ];
  });
}

/** The cost of an edge at each offset from the drawn line, from inside to outside. */
function costsAlong(
  pixels: Pixels,
  point: ContourPoint,
  band: number,
  likelihood: PetLikelihood,
): Float64Array {
  const count = 2 * band + 1;
  const costs = new Float64Array(count);
  if (point.isFixed) {
    costs.fill(Number.POSITIVE_INFINITY);
    costs[band] = 0;
    return costs;
  }
  const samples = Array.from({ length: count + 2 * SIDES }, (_, at) =>
    colorAt(pixels, point, at - band - SIDES),
  );
  const likely = samples.map(([red, green, blue]) => likelihood(red, green, blue));
  // The edge is where the likelihood of all that lies inside of it is greatest.
  let inside = 0;
  for (let at = 0; at < count; at += 1) {
    inside += likely[at + SIDES];
    const contrast = distance(samples[at], samples[at + 2 * SIDES]);
    const far = ((at - band) / band) ** 2;
    costs[at] = FAR_COST * far - CONTRAST_WEIGHT * contrast - (COLOR_WEIGHT * inside) / Math.sqrt(band);
  }
  return costs;
}

/** Red, green and blue at an offset from a point; beyond the photo's edge those at the edge. */
function colorAt(
  { width, height, data }: Pixels,
  { x, y, outwards }: ContourPoint,
  offset: number,
): number[] {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x + outwards.x * offset)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y + outwards.y * offset)));
  const at = 4 * (row * width + column);
  return [data[at], data[at + 1], data[at + 2]];
}

/** From 0 to 1. */
function distance(one: number[], other: number[]): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) / 442;
}

/** The cheapest closed line through the costs: an offset for each point. The ring is walked twice, so that its ends meet. */
function cheapestRing(costs: Float64Array[]): number[] {
  const rounds = [...costs, ...costs];
  const count = costs[0].length;
  const from = rounds.map(() => new Int16Array(count));
  let totals = Float64Array.from(rounds[0]);
  for (let index = 1; index < rounds.length; index += 1) {
    const next = new Float64Array(count);
    for (let at = 0; at < count; at += 1) {
      let [best, source] = [Number.POSITIVE_INFINITY, at];
      for (
        let before = Math.max(0, at - MAX_JUMP);
        before <= Math.min(count - 1, at + MAX_JUMP);
        before += 1
      ) {
        const total = totals[before] + JUMP_COST * (at - before) ** 2;
        if (total < best) [best, source] = [total, before];
      }
      next[at] = best + rounds[index][at];
      from[index][at] = source;
    }
    totals = next;
  }
  let at = totals.indexOf(Math.min(...totals));
  const path = new Array<number>(rounds.length);
  for (let index = rounds.length - 1; index >= 0; index -= 1) {
    path[index] = at;
    at = from[index][at];
  }
  // The middle of both rounds knows what comes before and after it.
  const half = Math.floor(costs.length / 2);
  return costs.map((_, index) => path[index < half ? index + costs.length : index]);
}

/** The mean of each offset and its neighbors. */
function smoothed(offsets: number[]): number[] {
  const { length } = offsets;
  return offsets.map((offset, index) => {
    const [before, after] = [offsets[(index + length - 1) % length], offsets[(index + 1) % length]];
    return (before + 2 * offset + after) / 4;
  });
}

function within(value: number): number {
  return Math.min(THOUSANDTHS, Math.max(0, value));
}
