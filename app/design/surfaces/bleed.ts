import type { ChosenOptions, SurfaceBlueprint } from "../blueprint/blueprint";
import type { Box, Layer, PhotoLayer } from "../document/document";
import type { Proportion } from "../geometry/geometry";
import { hundredths, written } from "../geometry/measure";
import type { Point } from "../geometry/path-points";
import { framePath } from "../geometry/shapes";
import { turnedAround } from "../geometry/turned-points";
import { coveredEdges, type Edge, TOUCHES } from "./covered-edges";

type Framed = Pick<PhotoLayer, "box" | "shape" | "turn" | "mask">;
type TrimmedSurface = Pick<SurfaceBlueprint, "size" | "bleed" | "wrap">;

/** Where a photo is printed, in millimeters before the layer is turned around the center of its box. */
export interface PrintedFrame {
  /** The picture covers it. */
  box: Box;
  /** Outline of the visible part, as path data. */
  outline: string;
}

/**
 * Returns the frame in which a photo is drawn: where it reaches the trimmed edge it extends to the end of the bleed, or
 * of the picture around a canvas, so that no white shows if the cut is slightly off. Only rectangles do, at any angle; a photo
 * that is cut out along an outline counts as one.
 */
export function printedFrame(layer: Framed, surface: TrimmedSurface, options: ChosenOptions): PrintedFrame {
  const { box, turn, mask } = layer;
  // A circle would cut off the ears of a pet that is cut out.
  const shape = mask?.shape === "outline" ? "rectangle" : layer.shape;
  const reach = pictureReach(surface, options);
  if (shape !== "rectangle" || reach === 0) return plainFrame(shape, box);
  const size = surface.size(options);
  if (turn === 0) return plainFrame(shape, straightFrame(box, size, reach));
  return turnedFrame({ ...layer, shape }, size, reach);
}

/** Returns the millimeters beyond the trimmed edge to which photos extend. */
function pictureReach(
  { bleed, wrap }: Pick<SurfaceBlueprint, "bleed" | "wrap">,
  options: ChosenOptions,
): number {
  return wrap ? wrap(options).reach : bleed;
}

/** Returns a photo with the box in which it is drawn, which its crop is about; other layers as they are. */
export function printedLayer<Kind extends Layer>(
  layer: Kind,
  surface: TrimmedSurface,
  options: ChosenOptions,
): Kind {
  return layer.kind === "photo" ? { ...layer, box: printedFrame(layer, surface, options).box } : layer;
}

function plainFrame(shape: PhotoLayer["shape"], box: Box): PrintedFrame {
  return { box, outline: framePath(shape, box) };
}

function straightFrame(box: Box, { width, height }: Proportion, bleed: number): Box {
  const left = box.x <= TOUCHES ? Math.min(box.x, -bleed) : box.x;
  const top = box.y <= TOUCHES ? Math.min(box.y, -bleed) : box.y;
  const right = reaching(box.x + box.width, width, bleed);
  const bottom = reaching(box.y + box.height, height, bleed);
  return { x: left, y: top, width: hundredths(right - left), height: hundredths(bottom - top) };
}

function reaching(end: number, edge: number, bleed: number): number {
  return end >= edge - TOUCHES ? Math.max(end, edge + bleed) : end;
}

/** The frame together with a strip of bleed along each part of the trimmed edge that it covers. */
function turnedFrame(layer: Framed, size: Proportion, bleed: number): PrintedFrame {
  const toFrame = turnedAround(layer.box, -layer.turn);
  const strips = coveredEdges(layer, size).map((edge) => stripAlong(edge, bleed).map(toFrame));
  return {
    box: boxAround(layer.box, strips.flat()),
    outline: framePath(layer.shape, layer.box) + strips.map(closedPath).join(""),
  };
}

/** Clockwise, as the outline of the frame, so that together they are filled as one shape. */
function stripAlong({ from, to, outwards, startsAtCorner, endsAtCorner }: Edge, bleed: number): Point[] {
  const along = { x: -outwards.y, y: outwards.x };
  const start = startsAtCorner ? moved(from, along, -bleed) : from;
  const end = endsAtCorner ? moved(to, along, bleed) : to;
  return [start, moved(start, outwards, bleed), moved(end, outwards, bleed), end];
}

function moved({ x, y }: Point, direction: Point, by: number): Point {
  return { x: x + direction.x * by, y: y + direction.y * by };
}

function boxAround({ x, y, width, height }: Box, points: Point[]): Box {
  const left = Math.min(x, ...points.map((point) => point.x));
  const top = Math.min(y, ...points.map((point) => point.y));
  const right = Math.max(x + width, ...points.map((point) => point.x));
  const bottom = Math.max(y + height, ...points.map((point) => point.y));
  return {
    x: hundredths(left),
    y: hundredths(top),
    width: hundredths(right - left),
    height: hundredths(bottom - top),
  };
}

function closedPath(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${written(x)} ${written(y)}`).join("L")}Z`;
}
