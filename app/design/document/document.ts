import { z } from "zod";
import { MAX_LINK_LENGTH } from "../codes/link";
import {
  MAX_FEATHER,
  MAX_OUTLINE_POINTS,
  MAX_STROKE_POINTS,
  MAX_STROKE_WIDTH,
  MAX_STROKES,
  MIN_STROKE_WIDTH,
  WHOLE,
} from "../photo-mask/mask-limits";
import { MAX_CROP_ANGLE } from "../photos/crop-angle";
import { MAX_TEXT_LENGTH } from "../text/text-limits";
import { migrateDocument } from "./migrate-document";

/**
 * A design of a product, as plain versioned JSON. Lengths are in millimeters from the surface's top left corner
 * (the trimmed edge, without bleed), y downwards.
 */

const millimeters = z.number().finite().min(-2000).max(4000);
const identifier = z.string().regex(/^[a-z0-9-]{1,40}$/);
const hexColor = z.string().regex(/^#[0-9a-f]{6}$/);

const boxSchema = z.object({
  x: millimeters,
  y: millimeters,
  width: millimeters.pipe(z.number().positive()),
  height: millimeters.pipe(z.number().positive()),
});

/**
 * The part of a photo that fills its frame. At `zoom` 1 the photo just covers the frame; `x` and `y` position the
 * visible
 * part within the remaining room: 0 = left or top, 1 = right or bottom. `angle` straightens the picture within its frame:
 * degrees clockwise around the frame's center; without it 0.
 */
const cropSchema = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  zoom: z.number().min(1).max(4),
  angle: z.number().min(-MAX_CROP_ANGLE).max(MAX_CROP_ANGLE).optional(),
});

const layerBase = {
  id: identifier,
  box: boxSchema,
  /** Degrees clockwise around the center of the box. */
  turn: z.number().min(-180).max(180),
  /** Stays where it is until it is unlocked. */
  locked: z.literal(true).optional(),
  /** Neither drawn nor printed. */
  hidden: z.literal(true).optional(),
  /** Layers of a surface with the same group move together. */
  group: identifier.optional(),
};

/** Brightness, contrast and warmth from -100 to 100; 0 changes nothing. Designs from before have no warmth. */
const effectSchema = z.object({
  tone: z.enum(["none", "mono", "sepia"]),
  brightness: z.number().min(-100).max(100),
  contrast: z.number().min(-100).max(100),
  warmth: z.number().min(-100).max(100).optional(),
});

/** Points of a photo in thousandths of its width and height, upright: x and y by turns. */
function photoPoints(min: number, max: number) {
  const coordinate = z.number().int().min(0).max(WHOLE);
  return z
    .array(coordinate)
    .min(2 * min)
    .max(2 * max)
    .refine(({ length }) => length % 2 === 0);
}

/** A stroke of the brush that paints over the shape: it keeps what it covers, or takes it away. */
const maskStrokeSchema = z.object({
  keeps: z.boolean(),
  /** Thousandths of the photo's longer side. */
  width: z.number().int().min(MIN_STROKE_WIDTH).max(MAX_STROKE_WIDTH),
  points: photoPoints(1, MAX_STROKE_POINTS),
});

/**
 * The part of a photo that is shown; the background shows through the rest. It belongs to the photo, whatever its crop.
 * An outline has three points or more, an ellipse or a rectangle two corners of the box around it.
 */
const photoMaskSchema = z
  .object({
    shape: z.enum(["ellipse", "rectangle", "outline"]),
    points: photoPoints(2, MAX_OUTLINE_POINTS),
    /** Standard deviation in millimeters by which its edge is blurred. */
    feather: z.number().min(0).max(MAX_FEATHER),
    /** Painted one after the other. */
    strokes: z.array(maskStrokeSchema).max(MAX_STROKES).optional(),
  })
  .refine(({ shape, points }) =>
    shape === "outline"
      ? points.length >= 6
      : points.length === 4 && points[0] < points[2] && points[1] < points[3],
  );

const photoLayerSchema = z.object({
  ...layerBase,
  kind: z.literal("photo"),
  /** null for an empty slot. `portrait:<key>` is one of our own drawn pets, for samples. */
  photoId: z.string().max(64).nullable(),
  crop: cropSchema,
  effect: effectSchema,
  /** Degrees clockwise by which the picture is turned within its frame. */
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  shape: z.enum(["rectangle", "rounded", "circle", "heart", "arch"]),
  mask: photoMaskSchema.optional(),
});

const textLayerSchema = z.object({
  ...layerBase,
  kind: z.literal("text"),
  /** Line feeds separate its lines. */
  text: z.string().max(MAX_TEXT_LENGTH),
  font: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** Height of the em in millimeters; text that does not fit its box is drawn smaller. */
  size: z.number().min(1).max(500),
  color: hexColor,
  align: z.enum(["left", "center", "right"]),
  /** Bends the line on an arc: 100 is a half circle upwards like a rainbow, -100 downwards like a bowl, 0 is straight. */
  curve: z.number().min(-100).max(100),
  /**
   * Runs around the circle that its box holds, instead of on a curve: clockwise on it from the top, or within it from the
   * bottom. Several lines run side by side.
   */
  circle: z.enum(["outside", "inside"]).optional(),
  /** Thousandths of the em added between letters. */
  spacing: z.number().min(-100).max(500),
  /** Ligatures and letters in the form that their neighbors ask for. Texts from before have none, and stay as approved. */
  ligatures: z.boolean().optional(),
  /** Hundredths of the em from line to line; without it 120. */
  lineSpacing: z.number().min(70).max(250).optional(),
  /** A line around the letters; its width is in thousandths of the em. */
  border: z.object({ color: hexColor, width: z.number().min(5).max(100) }).optional(),
  /** A copy of the letters beneath them, that far to the right and below: thousandths of the em. */
  shadow: z.object({ color: hexColor, distance: z.number().min(10).max(200) }).optional(),
});

const artLayerSchema = z.object({
  ...layerBase,
  kind: z.literal("art"),
  art: identifier,
  color: hexColor,
  /** Uploaded clip art of several colors is drawn in `color` alone. */
  isOneColor: z.literal(true).optional(),
});

/** A QR code. */
const codeLayerSchema = z.object({
  ...layerBase,
  kind: z.literal("code"),
  /** A web address or a phone number as typed; empty for none. */
  link: z.string().max(MAX_LINK_LENGTH),
  color: hexColor,
});

const layerSchema = z.discriminatedUnion("kind", [
  photoLayerSchema,
  textLayerSchema,
  artLayerSchema,
  codeLayerSchema,
]);

const surfaceSchema = z.object({
  background: hexColor,
  layers: z.array(layerSchema).max(40),
});

const designDocumentSchema = z.object({
  version: z.literal(3),
  blueprint: identifier,
  /** The template that the shopper chose (Blueprint.templates). */
  template: identifier,
  /** Option code to value code, such as size to 11oz. */
  options: z.record(identifier, identifier),
  /** Lines that belong to the whole product (Blueprint.details), such as the words of a bus roll. */
  details: z.record(identifier, z.array(z.string().max(120)).max(200)),
  /** Surface key to surface, such as front, back. */
  surfaces: z.record(identifier, surfaceSchema),
});

export type Box = z.infer<typeof boxSchema>;
export type Crop = z.infer<typeof cropSchema>;
export type PhotoLayer = z.infer<typeof photoLayerSchema>;
export type TextLayer = z.infer<typeof textLayerSchema>;
export type ArtLayer = z.infer<typeof artLayerSchema>;
export type CodeLayer = z.infer<typeof codeLayerSchema>;
export type Effect = z.infer<typeof effectSchema>;
export type PhotoMask = z.infer<typeof photoMaskSchema>;
export type MaskStroke = z.infer<typeof maskStrokeSchema>;
export type Layer = z.infer<typeof layerSchema>;
export type Surface = z.infer<typeof surfaceSchema>;
export type DesignDocument = z.infer<typeof designDocumentSchema>;

/**
 * Parses a document from outside, of this or an earlier version.
 * @throws ZodError when the value is not a design document.
 */
export function parseDesignDocument(value: unknown): DesignDocument {
  return designDocumentSchema.parse(migrateDocument(value));
}
