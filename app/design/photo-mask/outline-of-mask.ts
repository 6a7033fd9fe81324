import { joined } from "./join-rings";
import { MAX_OUTLINE_POINTS } from "./mask-limits";
import { type GrayMask, type Ring, ringsOf } from "./mask-rings";
import { enclosedShare, simplified } from "./simplify";

/** The least share of the photo that a part has, and a hole; smaller ones are noise. */
const MIN_PART = 0.003;
/** The least share of the largest part that another one has, such as a second pet. */
const MIN_OF_LARGEST = 0.08;
const MAX_PARTS = 5;
const MAX_HOLES = 6;
const MIN_RING_POINTS = 12;
/** Points of a ring before it is simplified; of more only some are taken, so that the time is bounded. */
const MAX_RING_POINTS = 3000;

/**
 * Returns the outline of what a mask keeps, as x and y by turns in whole thousandths of the photo: its largest parts with
 * their holes, as one closed line that goes from one to the next and back on the same way. Null when it keeps hardly
 * anything.
 */
export function outlineOfMask(mask: GrayMask): number[] | null {
  const rings = ringsOf(mask).map(thinned);
  const [parts, holes] = [rings.filter(({ area }) => area > 0), rings.filter(({ area }) => area < 0)].map(
    (some) => some.sort((one, other) => Math.abs(other.area) - Math.abs(one.area)),
  );
  const [largest] = parts;
  if (!largest || largest.area < MIN_PART) return null;
  const kept = parts
    .filter(({ area }) => area >= MIN_PART && area >= largest.area * MIN_OF_LARGEST)
    .slice(0, MAX_PARTS);
  // A hole of a part that was left out would itself be filled.
  const within = holes
    .filter(({ area, line }) => -area >= MIN_PART && kept.some((part) => contains(part, line)))
    .slice(0, MAX_HOLES);
  const lines = withinLimit([...kept, ...within]);
  return lines.length > 0 ? joined(lines) : null;
}

/** Simplifies the rings so that all of them, and the ways between them, have few enough points. */
function withinLimit(rings: Ring[]): number[][] {
  const lengths = rings.map(({ line }) => line.length);
  const whole = lengths.reduce((total, length) => total + length, 0);
  // Each further ring repeats two points.
  const spare = MAX_OUTLINE_POINTS - rings.length * (MIN_RING_POINTS + 2);
  return rings
    .map(({ line }, index) =>
      simplified(line, MIN_RING_POINTS + Math.floor((spare * lengths[index]) / whole), true),
    )
    .filter((line) => line.length >= 6 && enclosedShare(line) > 0);
}

function thinned({ line, area }: Ring): Ring {
  const step = Math.ceil(line.length / 2 / MAX_RING_POINTS);
  if (step === 1) return { line, area };
  return { line: line.filter((_, index) => Math.floor(index / 2) % step === 0), area };
}

/** Checks whether the first point of a line is within a ring. */
function contains({ line }: Ring, [x, y]: number[]): boolean {
  let isInside = false;
  for (let at = 0; at < line.length; at += 2) {
    const next = (at + 2) % line.length;
    const [fromX, fromY, toX, toY] = [line[at], line[at + 1], line[next], line[next + 1]];
    if (fromY > y === toY > y) continue;
    if (fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX) > x) isInside = !isInside;
  }
  return isInside;
}
