/** Points of path data with absolute M, L, C, Q and Z, as in fonts and silhouettes. */

export interface Point {
  x: number;
  y: number;
}

/** Number of straight pieces that approximate one curve. */
const PIECES = 12;

export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns the closed lines of a path, outer ones and holes alike, each approximated by points. */
export function closedLines(path: string): Point[][] {
  return linesOf(path)
    .map(pointsAlong)
    .filter((line) => line.length > 0);
}

/** Returns the closed lines of a path, each as path data. */
export function linesOf(path: string): string[] {
  return path.split(/(?=M)/);
}

/** Returns a box that contains a line with all of its curves: the box of its control points. */
export function extentOf(line: string): Extent {
  const extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { x, y } of namedPoints(line)) {
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.top = Math.min(extent.top, y);
    extent.bottom = Math.max(extent.bottom, y);
  }
  return extent;
}

export function corners({ left, right, top, bottom }: Extent): Point[] {
  return [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
}

/** Approximates a closed line by points. */
export function pointsAlong(path: string): Point[] {
  const points: Point[] = [];
  for (const [, letter, list] of path.matchAll(/([MLCQ])([^MLCQZ]*)/g)) {
    const ends = namedPoints(list);
    const controls = { M: 0, L: 0, Q: 1, C: 2 }[letter] ?? 0;
    for (let at = 0; at + controls < ends.length; at += controls + 1) {
      const start = points.at(-1) ?? ends[at];
      points.push(...bend([start, ...ends.slice(at, at + controls + 1)], controls === 0 ? 1 : PIECES));
    }
  }
  return points;
}

function namedPoints(list: string): Point[] {
  const numbers = (list.match(/-?[\d.]+/g) ?? []).map(Number);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] }] : []));
}

/**
 * Returns points along a line or a Bézier curve of two or three controls, without the start. Avoids intermediate
 * arrays, since letters have thousands of points.
 */
function bend([start, ...controls]: Point[], pieces: number): Point[] {
  const end = controls[controls.length - 1];
  if (pieces === 1) return [end];
  const first = controls[0];
  const second = controls.length === 3 ? controls[1] : first;
  const power = controls.length;
  return Array.from({ length: pieces }, (_, index) => {
    const part = (index + 1) / pieces;
    const rest = 1 - part;
    const atStart = rest ** power;
    const atEnd = part ** power;
    const atFirst = power * rest ** (power - 1) * part;
    const atSecond = power === 3 ? 3 * rest * part * part : 0;
    return {
      x: atStart * start.x + atFirst * first.x + atSecond * second.x + atEnd * end.x,
      y: atStart * start.y + atFirst * first.y + atSecond * second.y + atEnd * end.y,
    };
  });
}

/** Checks whether a point lies within closed lines and in none of their holes. */
export function liesWithin(lines: Point[][], { x, y }: Point): boolean {
  let crossings = 0;
  for (const line of lines) {
    for (const [index, from] of line.entries()) {
      const to = line[(index + 1) % line.length];
      if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
        crossings += 1;
    }
  }
  return crossings % 2 === 1;
}
