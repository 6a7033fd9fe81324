/** Pixels of a photo, four bytes each, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** A point of a drawn outline in pixels, with the directions in which its true edge is sought. */
export interface ContourPoint {
  x: number;
  y: number;
  /** Away from the pet, of length 1. */
  outwards: { x: number; y: number };
  /** At the edge of the photo, where it stays. */
  isFixed: boolean;
}

/** Thousandths of the photo's sides. */
const WHOLE = 1000;
/** A point as near to the photo's edge, in thousandths, lies on it. */
const AT_EDGE = 12;
/** Points on each side over which the direction of a line is averaged. */
const AROUND = 4;

/**
 * Returns evenly spaced points of a closed line (x and y by turns, in thousandths), with their directions.
 * @param max their largest number
 */
export function contourOf(line: number[], { width, height }: Pixels, max: number): ContourPoint[] {
  const corners: Corner[] = [];
  for (let at = 0; at + 1 < line.length; at += 2) {
    const [x, y] = [toEdge(line[at]), toEdge(line[at + 1])];
    const isFixed = [0, WHOLE].includes(x) || [0, WHOLE].includes(y);
    corners.push({ x: (x / WHOLE) * width, y: (y / WHOLE) * height, isFixed });
  }
  const points = evenly(corners, max);
  const way = Math.sign(twiceArea(points)) || 1;
  return points.map((point, index) => {
    const before = points[(index + points.length - AROUND) % points.length];
    const after = points[(index + AROUND) % points.length];
    const [across, down] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(across, down) || 1;
    return { ...point, outwards: { x: (way * down) / length, y: (-way * across) / length } };
  });
}

interface Corner {
  x: number;
  y: number;
  isFixed: boolean;
}

function toEdge(thousandths: number): number {
  if (thousandths <= AT_EDGE) return 0;
  return thousandths >= WHOLE - AT_EDGE ? WHOLE : thousandths;
}

/** A point between two fixed ones is fixed if both lie on the same edge; else the line leaves the edge. */
function evenly(corners: Corner[], max: number): Corner[] {
  const next = (index: number) => corners[(index + 1) % corners.length];
  const lengths = corners.map(({ x, y }, index) => Math.hypot(next(index).x - x, next(index).y - y));
  const whole = lengths.reduce((total, length) => total + length, 0);
  const step = Math.max(1.5, whole / max);
  const points: Corner[] = [];
  let ahead = 0;
  for (const [index, from] of corners.entries()) {
    const to = next(index);
    const isAlong = from.isFixed && to.isFixed && (from.x === to.x || from.y === to.y);
    for (; ahead < lengths[index]; ahead += step) {
      const part = ahead / lengths[index];
      const isFixed = isAlong || (part === 0 && from.isFixed);
      points.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, isFixed });
    }
    ahead -= lengths[index];
  }
  return points;
}

/** Positive for a line that goes clockwise on the screen. */
function twiceArea(points: { x: number; y: number }[]): number {
  return points.reduce((total, { x, y }, index) => {
    const next = points[(index + 1) % points.length];
    return total + x * next.y - next.x * y;
  }, 0);
}

/** Marks the pixels within a closed line: 1 inside, else 0. Where it crosses itself, all that it goes around is inside. */
export function filled(points: { x: number; y: number }[], width: number, height: number): Uint8Array {
  const inside = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const crossings: { x: number; turn: number }[] = [];
    for (const [index, from] of points.entries()) {
      const to = points[(index + 1) % points.length];
      const middle = y + 0.5;
      if (from.y > middle === to.y > middle) continue;
      const x = from.x + ((middle - from.y) / (to.y - from.y)) * (to.x - from.x);
      crossings.push({ x, turn: to.y > from.y ? 1 : -1 });
    }
    crossings.sort((one, other) => one.x - other.x);
    let winding = 0;
    for (const [index, { x, turn }] of crossings.entries()) {
      winding += turn;
      const end = crossings[index + 1]?.x ?? x;
      if (winding !== 0)
        inside.fill(
          1,
          y * width + Math.max(0, Math.round(x)),
          y * width + Math.min(width, Math.max(0, Math.round(end))),
        );
    }
  }
  return inside;
}
