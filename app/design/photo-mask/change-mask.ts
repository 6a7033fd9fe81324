import type { DesignDocument, MaskStroke, PhotoMask } from "../document/document";
import { layersOf } from "../layers/layers";
import { MAX_FEATHER, MAX_MASKS_LENGTH, MAX_STROKES, WHOLE } from "./mask-limits";

/** How a mask is changed by fields, an outline or the brush; always to one that the document accepts. */

export type BoxShape = Exclude<PhotoMask["shape"], "outline">;

/** The box around an ellipse or a rectangle, in percent of the photo. */
export interface MaskBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Millimeters; softer than scissors, but not blurred. */
const FEATHER = 0.5;
const START: MaskBox = { left: 10, top: 10, width: 80, height: 80 };
const PERCENT = 100;
/** The smallest side of a box, in thousandths. */
const MIN_SIDE = 20;

/** Returns how soft the edge of a mask is, or of a new one, in millimeters. */
export function featherOf(mask: PhotoMask | undefined): number {
  return mask?.feather ?? FEATHER;
}

/** Returns the box of an ellipse or a rectangle; of others the one that such a mask starts with. */
export function boxOf(mask: PhotoMask | undefined): MaskBox {
  if (!mask || mask.shape === "outline") return START;
  const [left, top, right, bottom] = mask.points.map((point) => (point * PERCENT) / WHOLE);
  return { left, top, width: inTenths(right - left), height: inTenths(bottom - top) };
}

/** Returns a mask with another shape of that kind, or another box; its soft edge stays, and its strokes on the same shape. */
export function withBox(mask: PhotoMask | undefined, shape: BoxShape, box: Partial<MaskBox>): PhotoMask {
  const { left, top, width, height } = { ...boxOf(mask), ...box };
  const [x, across] = side(left, width);
  const [y, down] = side(top, height);
  return {
    shape,
    points: [x, y, x + across, y + down],
    feather: featherOf(mask),
    ...(mask?.shape === shape && mask.strokes && { strokes: mask.strokes }),
  };
}

export function withFeather(mask: PhotoMask, millimeters: number): PhotoMask {
  const feather = Math.min(MAX_FEATHER, Math.max(0, inTenths(millimeters)));
  return Number.isFinite(feather) ? { ...mask, feather } : mask;
}

/** A new outline replaces the strokes that mended the one before. @param points of the simplified line */
export function withOutline(mask: PhotoMask | undefined, points: number[]): PhotoMask {
  return { shape: "outline", points, feather: featherOf(mask) };
}

/** Adds a stroke; on a photo without a mask, to the whole photo. Null when there are as many strokes as there may be. */
export function withStroke(mask: PhotoMask | undefined, stroke: MaskStroke): PhotoMask | null {
  const whole: PhotoMask = { shape: "rectangle", points: [0, 0, WHOLE, WHOLE], feather: FEATHER };
  const { strokes = [], ...shape } = mask ?? whole;
  return strokes.length < MAX_STROKES ? { ...shape, strokes: [...strokes, stroke] } : null;
}

/** Checks whether the masks of a design are small enough together. */
export function hasRoomForMasks(document: DesignDocument): boolean {
  const masks = layersOf(document).flatMap(({ layer }) => (layer.kind === "photo" && layer.mask) || []);
  return JSON.stringify(masks).length <= MAX_MASKS_LENGTH;
}

/** Start and length in thousandths, within the photo. */
function side(start: number, length: number): [start: number, length: number] {
  const [from, wanted] = [start, length].map((percent) =>
    Math.min(WHOLE, Math.max(0, Math.round((percent * WHOLE) / PERCENT) || 0)),
  );
  const first = Math.min(from, WHOLE - MIN_SIDE);
  return [first, Math.min(WHOLE - first, Math.max(MIN_SIDE, wanted))];
}

function inTenths(value: number): number {
  return Math.round(value * 10) / 10;
}
