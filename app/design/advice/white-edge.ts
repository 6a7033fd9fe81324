import type { DesignDocument, PhotoLayer } from "../document/document";
import type { Point } from "../geometry/path-points";
import { turnedAround } from "../geometry/turned-points";
import { coveredEdges, isStraight } from "../surfaces/covered-edges";
import { findSurface } from "../surfaces/surfaces";

const WHITE = "#ffffff";

/**
 * Checks whether a photo that would cover a whole edge leaves a part of it white because it is turned. The white would
 * show on the print and, on a canvas, around its side.
 */
export function leavesWhiteEdge(document: DesignDocument, key: string, layer: PhotoLayer): boolean {
  const { photoId, shape, turn } = layer;
  const surface = findSurface(document, key);
  if (photoId === null || shape !== "rectangle" || turn === 0 || !surface || surface.bleed === 0)
    return false;
  const { background, layers } = document.surfaces[key];
  if (background !== WHITE || !isStraight(surface.mask(document.options).kind)) return false;
  const others = layers.filter((other): other is PhotoLayer => other.kind === "photo" && other !== layer);
  const size = surface.size(document.options);
  const wholeSides = coveredEdges({ ...layer, turn: 0 }, size).filter(({ share }) => share === 1);
  const sides = coveredEdges(layer, size);
  return wholeSides.some(({ side }) => {
    const gaps = sides.find((edge) => edge.side === side)?.gaps;
    return gaps?.some((gap) => !others.some((other) => covers(other, gap))) ?? true;
  });
}

function covers({ photoId, box, turn }: PhotoLayer, point: Point): boolean {
  if (photoId === null) return false;
  const { x, y } = turnedAround(box, -turn)(point);
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}
