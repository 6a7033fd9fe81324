import svgpath from "svgpath";
import { linesOf, type Point, pointsAlong } from "~/design/geometry/path-points";

/** The lines of any SVG path data, with arcs and relative steps; closed ones end at their first point. */
export function pathLines(path: string): Point[][] {
  return linesOf(plainPath(path))
    .map((line) => {
      const points = pointsAlong(line);
      return line.includes("Z") ? [...points, points[0]] : points;
    })
    .filter((line) => line.length > 1);
}

/** The same path with absolute M, L, C, Q and Z alone. */
function plainPath(path: string): string {
  return svgpath(path)
    .abs()
    .unshort()
    .unarc()
    .iterate(([step, ...ends], _index, x, y) => {
      if (step === "H") return [["L", ends[0] as number, y]];
      return step === "V" ? [["L", x, ends[0] as number]] : undefined;
    })
    .toString();
}
