import { type ContourPoint, filled, type Pixels } from "./contour";

/** Levels of each channel by which colors are counted. */
const LEVELS = 12;
/** How far beyond the outline the background is looked at, as a fraction of its extent. */
const BEYOND = 0.35;
/** Fewer pixels than this on a side say nothing about its colors. */
const MIN_PIXELS = 60;
const MAX_LIKELIHOOD = 2.5;

/** How much more likely a color is the pet's than the background's: above 0 the pet's. */
export type PetLikelihood = (red: number, green: number, blue: number) => number;

/**
 * Learns the colors of the pet and of what surrounds it from what lies clearly within a drawn outline and clearly outside.
 * @param band pixels around the outline that may be either
 */
export function petLikelihood(pixels: Pixels, contour: ContourPoint[], band: number): PetLikelihood {
  const { width, height, data } = pixels;
  const inside = filled(contour, width, height);
  markBand(inside, contour, width, height, band);
  const box = boxAround(contour, width, height);
  const pet = new Float64Array(LEVELS ** 3);
  const background = new Float64Array(LEVELS ** 3);
  let [petCount, backgroundCount] = [0, 0];
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const place = inside[y * width + x];
      if (place === BAND) continue;
      const at = 4 * (y * width + x);
      const color = binOf(data[at], data[at + 1], data[at + 2]);
      if (place === 1) {
        pet[color] += 1;
        petCount += 1;
      } else {
        background[color] += 1;
        backgroundCount += 1;
      }
    }
  }
  if (petCount < MIN_PIXELS || backgroundCount < MIN_PIXELS) return () => 0;
  const table = pet.map((count, color) => {
    const ofPet = (count + 0.5) / (petCount + 1);
    const ofBackground = (background[color] + 0.5) / (backgroundCount + 1);
    return Math.max(-MAX_LIKELIHOOD, Math.min(MAX_LIKELIHOOD, Math.log(ofPet / ofBackground)));
  });
  return (red, green, blue) => table[binOf(red, green, blue)];
}

const BAND = 2;

function markBand(
  inside: Uint8Array,
  contour: ContourPoint[],
  width: number,
  height: number,
  band: number,
): void {
  for (const { x, y } of contour) {
    const [left, right] = [Math.max(0, Math.floor(x - band)), Math.min(width, Math.ceil(x + band))];
    const bottom = Math.min(height, Math.ceil(y + band));
    for (let row = Math.max(0, Math.floor(y - band)); row < bottom; row += 1)
      inside.fill(BAND, row * width + left, row * width + right);
  }
}

function boxAround(contour: ContourPoint[], width: number, height: number) {
  const [xs, ys] = [contour.map(({ x }) => x), contour.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const more = BEYOND * Math.max(right - left, bottom - top);
  return {
    left: Math.max(0, Math.floor(left - more)),
    right: Math.min(width, Math.ceil(right + more)),
    top: Math.max(0, Math.floor(top - more)),
    bottom: Math.min(height, Math.ceil(bottom + more)),
  };
}

function binOf(red: number, green: number, blue: number): number {
  const level = (value: number) => (value * LEVELS) >> 8;
  return (level(red) * LEVELS + level(green)) * LEVELS + level(blue);
}
