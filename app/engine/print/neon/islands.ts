import { liesWithin, type Point } from "~/design/geometry/path-points";

/** Returns each outer outline with the holes in it. @param outlines as `united` returns them */
export function islandsOf(outlines: Point[][]): Point[][][] {
  const outer = outlines.filter((line) => signedArea(line) > 0);
  const holes = outlines.filter((line) => signedArea(line) < 0);
  return outer.map((outline) => [outline, ...holes.filter(([point]) => liesWithin([outline], point))]);
}

/** Positive for outer outlines, negative for holes. */
export function signedArea(line: Point[]): number {
  return line.reduce((total, { x, y }, index) => {
    const next = line[(index + 1) % line.length];
    return total + (x * next.y - next.x * y) / 2;
  }, 0);
}
