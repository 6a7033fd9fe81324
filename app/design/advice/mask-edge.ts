import type { ChosenOptions, SurfaceBlueprint } from "../blueprint/blueprint";
import type { DesignDocument, PhotoLayer } from "../document/document";
import { coverFrame, type Proportion } from "../geometry/geometry";
import type { Point } from "../geometry/path-points";
import { turnedAround } from "../geometry/turned-points";
import { keptBy } from "../photo-mask/mask-contains";
import { printedFrame } from "../surfaces/bleed";
import { type ContourPoint, contourPoints } from "../surfaces/contour-points";
import { isStraight, TOUCHES } from "../surfaces/covered-edges";
import { findSurface } from "../surfaces/surfaces";

const WHITE = "#ffffff";
/** Most points of a straight edge that are looked at. */
const MAX_POINTS = 400;
/** An edge of the mask that crosses the trimmed edge is not along it: only a longer run counts, in widths of the bleed. */
const MIN_RUN = 4;

/**
 * Checks whether the mask of a photo ends in the bleed, along the trimmed edge: where the cut is slightly off, a white line
 * would show. What a mask leaves out at the edge itself is meant to be paper, and a colored background is under it.
 * @param photo its size
 */
export function endsInBleed(
  document: DesignDocument,
  key: string,
  layer: PhotoLayer,
  photo: Proportion,
): boolean {
  const surface = findSurface(document, key);
  const isExtended = layer.shape === "rectangle" || layer.mask?.shape === "outline";
  if (!layer.mask || !isExtended || !surface || surface.bleed === 0) return false;
  const { background, layers } = document.surfaces[key];
  if (background !== WHITE) return false;
  const isKept = keptOn(layer, surface, document.options, photo);
  const others = layers.filter(
    (other): other is PhotoLayer =>
      other.kind === "photo" && other !== layer && other.photoId !== null && !other.mask && !other.hidden,
  );
  const reach = surface.wrap?.(document.options).reach ?? surface.bleed;
  const line = edgeOf(surface, document.options);
  let run = 0;
  return line.some(({ x, y, outwards }, index) => {
    const point = { x, y };
    // Just within the end of the bleed, or of a picture around a canvas, where the photo ends as well.
    const outermost = { x: x + outwards.x * reach * 0.99, y: y + outwards.y * reach * 0.99 };
    const isLost =
      covers(layer, point) &&
      isKept(point) &&
      !isKept(outermost) &&
      !others.some((other) => covers(other, point));
    const before = line[index - 1];
    if (!isLost) run = 0;
    else if (before) run += Math.hypot(x - before.x, y - before.y);
    return run >= MIN_RUN * reach;
  });
}

/** Whether the mask of a photo keeps a point of the surface, in millimeters, and the photo is printed there. */
function keptOn(
  layer: PhotoLayer,
  surface: SurfaceBlueprint,
  options: ChosenOptions,
  photo: Proportion,
): (point: Point) => boolean {
  const { box, crop, rotation, turn, mask } = layer;
  const frame = printedFrame(layer, surface, options).box;
  const picture = coverFrame(frame, crop, rotation, photo);
  const isKept = mask && keptBy(mask, picture);
  const toFrame = turnedAround(box, -turn);
  const toPicture = turnedAround(frame, -(crop.angle ?? 0));
  const toUpright = turnedAround(picture, -rotation);
  return (point) => {
    const inFrame = toFrame(point);
    const { x, y } = toUpright(toPicture(inFrame));
    return liesIn(frame, inFrame) && (isKept?.({ x: x - picture.x, y: y - picture.y }) ?? true);
  };
}

function covers({ box, turn }: PhotoLayer, point: Point): boolean {
  return liesIn(box, turnedAround(box, -turn)(point));
}

function liesIn({ x, y, width, height }: PhotoLayer["box"], point: Point): boolean {
  const isBeside = point.x < x - TOUCHES || point.x > x + width + TOUCHES;
  return !isBeside && point.y >= y - TOUCHES && point.y <= y + height + TOUCHES;
}

/** Points along the trimmed edge. */
function edgeOf(surface: SurfaceBlueprint, options: ChosenOptions): ContourPoint[] {
  const mask = surface.mask(options);
  const size = surface.size(options);
  if (!isStraight(mask.kind)) return contourPoints(mask, size);
  const { width, height } = size;
  const step = Math.max(surface.bleed, (2 * (width + height)) / MAX_POINTS);
  const along = (length: number, point: (at: number) => ContourPoint) =>
    Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => point(index * step));
  return [
    ...along(width, (x) => ({ x, y: 0, outwards: { x: 0, y: -1 } })),
    ...along(height, (y) => ({ x: width, y, outwards: { x: 1, y: 0 } })),
    ...along(width, (x) => ({ x: width - x, y: height, outwards: { x: 0, y: 1 } })),
    ...along(height, (y) => ({ x: 0, y: height - y, outwards: { x: -1, y: 0 } })),
  ];
}
