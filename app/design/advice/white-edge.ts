import type { SurfaceBlueprint } from "../blueprint/blueprint";
import type { DesignDocument, PhotoLayer } from "../document/document";
import type { Proportion } from "../geometry/geometry";
import type { Point } from "../geometry/path-points";
import { turnedAround } from "../geometry/turned-points";
import { contourPoints } from "../surfaces/contour-points";
import { coveredEdges, isStraight } from "../surfaces/covered-edges";
import { findSurface } from "../surfaces/surfaces";

const WHITE = "#ffffff";

/**
 * Checks whether a photo that would cover the whole edge leaves a part of it or of the bleed white because it is turned.
 * The white would show on the print where the cut is slightly off and, on a canvas, around its side.
 */
export function leavesWhiteEdge(document: DesignDocument, key: string, layer: PhotoLayer): boolean {
  const { photoId, shape, turn, mask } = layer;
  const surface = findSurface(document, key);
  // What a mask leaves out is meant to be paper; its own edge is checked with the size of the photo (mask-edge.ts).
  if (photoId === null || mask || shape !== "rectangle" || turn === 0 || !surface || surface.bleed === 0)
    return false;
  const { background, layers } = document.surfaces[key];
  if (background !== WHITE) return false;
  const others = layers.filter(
    (other): other is PhotoLayer => other.kind === "photo" && other !== layer && !other.mask,
  );
  const leaves = isStraight(surface.mask(document.options).kind) ? leavesEdge : leavesContour;
  return leaves(layer, others, surface, document.options);
}

type Leaves = (
  layer: PhotoLayer,
  others: PhotoLayer[],
  surface: SurfaceBlueprint,
  options: DesignDocument["options"],
) => boolean;

/** Straight edges: a side that the photo would cover if it stood straight has a gap. */
const leavesEdge: Leaves = (layer, others, surface, options) => {
  const size = surface.size(options);
  const wholeSides = coveredEdges({ ...layer, turn: 0 }, size).filter(({ share }) => share === 1);
  const sides = coveredEdges(layer, size);
  return wholeSides.some(({ side }) => {
    const gaps = sides.find((edge) => edge.side === side)?.gaps;
    return gaps?.some((gap) => !others.some((other) => covers(other, gap))) ?? true;
  });
};

/** Round surfaces and silhouettes: the photo covers the whole cut line, but not the bleed beyond it. */
const leavesContour: Leaves = (layer, others, surface, options) => {
  const size = surface.size(options);
  const contour = contourPoints(surface.mask(options), size);
  if (!contour.every((point) => covers(layer, point))) return false;
  return contour.some(({ x, y, outwards }) => {
    const outermost = { x: x + outwards.x * surface.bleed, y: y + outwards.y * surface.bleed };
    const nearest = onSurface(outermost, size);
    return ![layer, ...others].some((photo) => covers(photo, nearest));
  });
};

/** Beyond the rectangle around the surface, a photo is extended from its edges (`printedFrame`). */
function onSurface({ x, y }: Point, { width, height }: Proportion): Point {
  return { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) };
}

function covers({ photoId, box, turn }: PhotoLayer, point: Point): boolean {
  if (photoId === null) return false;
  const { x, y } = turnedAround(box, -turn)(point);
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}
