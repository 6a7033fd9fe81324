/** Path data of absolute M, L, C, Q and Z, as typefaces and silhouettes have it, by its points. */

export interface Point {
  x: number;
  y: number;
}

/** Straight pieces that stand for one curve. */
const PIECES = 12;

/** The closed lines of a path, outer ones and holes alike, each as points close enough together to stand for it. */
export function closedLines(path: string): Point[][] {
  return path
    .split(/(?=M)/)
    .map(pointsAlong)
    .filter((line) => line.length > 0);
}

function pointsAlong(path: string): Point[] {
  const points: Point[] = [];
  for (const [, letter, list] of path.matchAll(/([MLCQ])([^MLCQZ]*)/g)) {
    const numbers = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    const ends = numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] }] : []));
    const controls = { M: 0, L: 0, Q: 1, C: 2 }[letter] ?? 0;
    for (let at = 0; at + controls < ends.length; at += controls + 1) {
      const start = points.at(-1) ?? ends[at];
      points.push(...bend([start, ...ends.slice(at, at + controls + 1)], controls === 0 ? 1 : PIECES));
    }
  }
  return points;
}

/** Points along a Bézier curve after its start, by de Casteljau. */
function bend(controls: Point[], pieces: number): Point[] {
  return Array.from({ length: pieces }, (_, index) => between(controls, (index + 1) / pieces));
}

function between(points: Point[], part: number): Point {
  if (points.length === 1) return points[0];
  const closer = points.slice(1).map((to, index) => ({
    x: points[index].x + (to.x - points[index].x) * part,
    y: points[index].y + (to.y - points[index].y) * part,
  }));
  return between(closer, part);
}

/** Whether a point lies within closed lines and in none of their holes. */
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
