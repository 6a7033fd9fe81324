import type { Opening } from "../blueprint/blueprint";
import { codeSquare } from "../codes/shown-code";
import type { Box, CodeLayer, DesignDocument, Layer } from "../document/document";
import { doConvexShapesOverlap } from "../geometry/convex-overlap";
import type { Point } from "../geometry/path-points";
import { turnedAround } from "../geometry/turned-points";
import { drawnLayers, isEmptyLayer } from "../layers/layers";
import { hiddenGaps } from "../surfaces/hidden-gaps";
import { HOLE_CLEARANCE, openingsOf, safeArea } from "../surfaces/safe-area";
import { findSurface } from "../surfaces/surfaces";
import { printedText } from "../text/ink-points";
import type { OutlineText } from "../text/outline";

/** Corners of the polygon around a round opening. */
const ROUND_CORNERS = 24;

/** Checks whether a hole, a gap, the binding or the trim goes through a code or its quiet zone. */
export function isCodeCut(document: DesignDocument, key: string, layer: CodeLayer): boolean {
  const surface = findSurface(document, key);
  if (!surface) return false;
  const { options } = document;
  const square = squareOf(layer);
  const openings = [...openingsOf(surface, options, HOLE_CLEARANCE), ...hiddenGaps(surface, options)];
  if (openings.some((opening) => doConvexShapesOverlap(square, aroundOpening(opening)))) return true;
  const isOnSurface = safeArea({ ...surface, safe: 0 }, options);
  return !alongSides(square).every(isOnSurface);
}

/** Checks whether something is drawn over a code: a layer of the shopper's, or of the product itself. */
export function isCodeCovered(
  document: DesignDocument,
  key: string,
  layer: CodeLayer,
  outline: OutlineText,
): boolean {
  const square = squareOf(layer);
  const layers = drawnLayers(document, key);
  const above = layers.slice(layers.findIndex(({ id }) => id === layer.id) + 1);
  return above.some((other) => {
    const drawn = isEmptyLayer(other) ? undefined : drawnArea(other, outline);
    return drawn !== undefined && doConvexShapesOverlap(square, drawn);
  });
}

/** The corners of a code with its quiet zone, on its surface. */
function squareOf({ box, turn }: Pick<CodeLayer, "box" | "turn">): Point[] {
  const { x, y, side } = codeSquare(box);
  return around({ x, y, width: side, height: side }).map(turnedAround(box, turn));
}

/** What a layer covers; of a text the upright box around its letters, undefined while its font is loading. */
function drawnArea(layer: Layer, outline: OutlineText): Point[] | undefined {
  if (layer.kind === "code") return squareOf(layer);
  if (layer.kind === "photo" && layer.shape === "circle")
    return aroundOpening({ ...layer.box, round: true }).map(turnedAround(layer.box, layer.turn));
  if (layer.kind !== "text") return around(layer.box).map(turnedAround(layer.box, layer.turn));
  const points = printedText(layer, outline)?.points ?? [];
  return points.length === 0 ? undefined : around(boxAround(points));
}

/** The corners, with points between them: the edge of a shaped product may be hollow. */
function alongSides(shape: Point[]): Point[] {
  return shape.flatMap((from, index) => {
    const to = shape[(index + 1) % shape.length];
    return [0, 0.25, 0.5, 0.75].map((part) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }));
  });
}

function boxAround(points: Point[]): Box {
  const [left, top, right, bottom] = points.reduce(
    ([x, y, farX, farY], point) => [
      Math.min(x, point.x),
      Math.min(y, point.y),
      Math.max(farX, point.x),
      Math.max(farY, point.y),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  );
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function around({ x, y, width, height }: Box): Point[] {
  const [right, bottom] = [x + width, y + height];
  return [
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
  ];
}

function aroundOpening({ round, ...box }: Opening): Point[] {
  if (!round) return around(box);
  return Array.from({ length: ROUND_CORNERS }, (_, corner) => {
    const angle = (corner / ROUND_CORNERS) * 2 * Math.PI;
    return {
      x: box.x + (box.width / 2) * (1 + Math.cos(angle)),
      y: box.y + (box.height / 2) * (1 + Math.sin(angle)),
    };
  });
}
