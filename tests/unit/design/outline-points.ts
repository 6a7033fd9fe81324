export interface Point {
  x: number;
  y: number;
}

/** The outlines of path data of absolute M, L, C and Z: outer ones and those of holes. */
export function outlinesOf(path: string): Point[][] {
  return path.split(/(?=M)/).map(pointsAlong);
}

/** Approximates an outline by points. */
function pointsAlong(path: string): Point[] {
  const points: Point[] = [];
  for (const [, letter, list] of path.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const numbers = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    const ends = numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] }] : []));
    if (letter !== "C") points.push(...ends);
    for (let at = 0; letter === "C" && at < ends.length; at += 3) {
      points.push(...curve(points[points.length - 1], ends[at], ends[at + 1], ends[at + 2]));
    }
  }
  return points;
}

/** Checks that the point lies within the outlines, in none of their holes, and at least that distance from them. */
export function isInside(outlines: Point[][], point: Point, distance: number): boolean {
  const edges = outlines.flatMap((outline) =>
    outline.map((from, index) => [from, outline[(index + 1) % outline.length]]),
  );
  const crossings = edges.filter(
    ([from, to]) =>
      from.y > point.y !== to.y > point.y &&
      point.x < from.x + ((point.y - from.y) / (to.y - from.y)) * (to.x - from.x),
  );
  const nearest = Math.min(...outlines.flat().map(({ x, y }) => Math.hypot(x - point.x, y - point.y)));
  return crossings.length % 2 === 1 && nearest >= distance - 0.01;
}

function curve(start: Point, one: Point, two: Point, end: Point): Point[] {
  return Array.from({ length: 40 }, (_, index) => {
    const t = (index + 1) / 40;
    const at = (from: number, first: number, second: number, to: number) =>
      (1 - t) ** 3 * from + 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3 * to;
    return { x: at(start.x, one.x, two.x, end.x), y: at(start.y, one.y, two.y, end.y) };
  });
}
