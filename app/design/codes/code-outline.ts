import { encode } from "uqr";
import type { Outline } from "../text/outline";
import type { CodeLevel } from "./code-level";

/**
 * Outlines the dark modules of a QR code, one unit each, from its upper left corner.
 * @param link at most MAX_LINK_LENGTH ASCII characters
 */
export function codeOutline(link: string, level: CodeLevel): Outline {
  const { data, size } = encode(link, { ecc: level, boostEcc: true, border: 0 });
  return { path: contours(data), width: size, ascender: 0, descender: size, capital: 0 };
}

interface Edge {
  x: number;
  y: number;
  toX: number;
  toY: number;
}

/** Closed lines around the dark modules, clockwise, and counterclockwise around the light ones within. */
function contours(modules: boolean[][]): string {
  const edges = edgesOf(modules);
  const starts = new Map<string, Edge[]>();
  for (const edge of edges) {
    const key = `${edge.x} ${edge.y}`;
    starts.set(key, [...(starts.get(key) ?? []), edge]);
  }
  const isDrawn = new Set<Edge>();
  let path = "";
  for (const first of edges) {
    if (isDrawn.has(first)) continue;
    path += `M${first.x} ${first.y}`;
    for (let edge: Edge | undefined = first; edge && !isDrawn.has(edge); ) {
      isDrawn.add(edge);
      const next: Edge | undefined = starts
        .get(`${edge.toX} ${edge.toY}`)
        ?.find((each) => !isDrawn.has(each));
      if (!next || !isStraightOn(edge, next)) path += `L${edge.toX} ${edge.toY}`;
      edge = next;
    }
    path += "Z";
  }
  return path;
}

/** The sides between dark and light modules, with the dark one at their right. */
function edgesOf(modules: boolean[][]): Edge[] {
  const isDark = (x: number, y: number) => modules[y]?.[x] ?? false;
  return modules.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark) return [];
      const sides: [isLight: boolean, edge: Edge][] = [
        [!isDark(x, y - 1), { x, y, toX: x + 1, toY: y }],
        [!isDark(x + 1, y), { x: x + 1, y, toX: x + 1, toY: y + 1 }],
        [!isDark(x, y + 1), { x: x + 1, y: y + 1, toX: x, toY: y + 1 }],
        [!isDark(x - 1, y), { x, y: y + 1, toX: x, toY: y }],
      ];
      return sides.flatMap(([isLight, edge]) => (isLight ? edge : []));
    }),
  );
}

function isStraightOn(edge: Edge, next: Edge): boolean {
  return edge.toX - edge.x === next.toX - next.x && edge.toY - edge.y === next.toY - next.y;
}
