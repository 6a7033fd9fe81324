import Delaunator from "delaunator";
import type { Point } from "~/design/geometry/path-points";
import { type Graph, joinedBranches, withoutSpurs } from "./line-graph";
import { distance, extentOf, lengthOf, middle, smoothed, spaced } from "./line-points";

/**
 * Center lines of filled shapes, by the chordal axis (Prasad 1997): the shape is divided into triangles between points of
 * its outline, and the middles of their inner edges lie on its center line.
 */

/** Millimeters between points of the outline, and of the center line. */
const STEP = 1;
/** Points on either side that a point of the center line is the mean of. */
const SMOOTHING = 3;
/** Millimeters. A letter without a longer line is a dot. */
export const MIN_TUBE = 6;

/**
 * @param outlines closed lines in millimeters that do not cross; a hole is a line within another
 * @returns each center line from end to end; where three or more meet, the straightest two are one line
 */
export function centerLines(outlines: Point[][]): Point[][] {
  const rings = outlines.map((line) => spaced([...line, line[0]], STEP).slice(0, -1));
  const graph = chordalAxis(rings.filter((ring) => ring.length > 2));
  const lines = joinedBranches(withoutSpurs(graph));
  return lines.map((line) => smoothed(spaced(line, STEP), SMOOTHING)).filter((line) => lengthOf(line) > 0);
}

/** The center line of a dot, such as that of an i, which has no direction: a short upright piece. */
export function dotLine(outline: Point[]): Point[] {
  const [left, top, right, bottom] = extentOf(outline);
  const center = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return spaced(
    [
      { x: center.x, y: center.y - MIN_TUBE / 2 },
      { x: center.x, y: center.y + MIN_TUBE / 2 },
    ],
    STEP,
  );
}

function chordalAxis(rings: Point[][]): Graph {
  const points = rings.flat();
  const graph: Graph = { points: [], widths: [], links: [] };
  if (points.length < 3) return graph;
  const { triangles, halfedges } = Delaunator.from(
    points,
    ({ x }) => x,
    ({ y }) => y,
  );
  const outlineEdges = neighborsOnOutline(rings);
  const isInside = insideTest(rings);
  const nodes = new Map<number, number>();
  const cornersOf = (triangle: number) => [0, 1, 2].map((corner) => triangles[3 * triangle + corner]);
  const inside = Array.from({ length: triangles.length / 3 }, (_, triangle) => {
    const corners = cornersOf(triangle).map((corner) => points[corner]);
    return isInside({
      x: corners.reduce((total, { x }) => total + x, 0) / 3,
      y: corners.reduce((total, { y }) => total + y, 0) / 3,
    });
  });

  /** The node in the middle of an edge that two triangles of the shape share. */
  function nodeOf(edge: number): number | null {
    const other = halfedges[edge];
    if (other < 0 || !inside[Math.floor(other / 3)]) return null;
    const [from, to] = [triangles[edge], triangles[edge % 3 === 2 ? edge - 2 : edge + 1]];
    if (outlineEdges(from, to)) return null;
    const key = Math.min(edge, other);
    const existing = nodes.get(key);
    if (existing !== undefined) return existing;
    const node = add(middle(points[from], points[to]), distance(points[from], points[to]));
    nodes.set(key, node);
    return node;
  }

  function add(point: Point, width: number): number {
    graph.points.push(point);
    graph.widths.push(width);
    graph.links.push([]);
    return graph.points.length - 1;
  }

  function link(one: number, other: number): void {
    graph.links[one].push(other);
    graph.links[other].push(one);
  }

  for (const [triangle, isShape] of inside.entries()) {
    if (!isShape) continue;
    const chords = [0, 1, 2].flatMap((side) => nodeOf(3 * triangle + side) ?? []);
    if (chords.length === 2) link(chords[0], chords[1]);
    if (chords.length < 3) continue;
    const corners = cornersOf(triangle).map((corner) => points[corner]);
    const center = {
      x: corners.reduce((total, { x }) => total + x, 0) / 3,
      y: corners.reduce((total, { y }) => total + y, 0) / 3,
    };
    const junction = add(center, Math.max(...chords.map((chord) => graph.widths[chord])));
    for (const chord of chords) link(junction, chord);
  }
  return graph;
}

/** Whether two points follow each other on an outline. */
function neighborsOnOutline(rings: Point[][]): (one: number, other: number) => boolean {
  const next: number[] = [];
  let start = 0;
  for (const ring of rings) {
    for (const index of ring.keys()) next.push(start + ((index + 1) % ring.length));
    start += ring.length;
  }
  return (one, other) => next[one] === other || next[other] === one;
}

/** Whether a point lies within the shape; the edges of its outline are sorted into rows of a millimeter. */
function insideTest(rings: Point[][]): (point: Point) => boolean {
  const rows = new Map<number, [from: Point, to: Point][]>();
  for (const ring of rings) {
    for (const [index, from] of ring.entries()) {
      const to = ring[(index + 1) % ring.length];
      for (let row = Math.floor(Math.min(from.y, to.y)); row <= Math.max(from.y, to.y); row += 1) {
        const edges = rows.get(row) ?? [];
        edges.push([from, to]);
        rows.set(row, edges);
      }
    }
  }
  return ({ x, y }) => {
    const crossed = (rows.get(Math.floor(y)) ?? []).filter(
      ([from, to]) =>
        from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x),
    );
    return crossed.length % 2 === 1;
  };
}
