import { z } from "zod";

/**
 * A design: what the shopper put on a product. Plain versioned JSON; lengths in millimetres from the
 * surface's top left corner (the trimmed edge, without bleed), y downwards.
 */

const millimetres = z.number().finite().min(-2000).max(4000);
const identifier = z.string().regex(/^[a-z0-9-]{1,40}$/);
const hexColour = z.string().regex(/^#[0-9a-f]{6}$/);

const boxSchema = z.object({
  x: millimetres,
  y: millimetres,
  width: millimetres.pipe(z.number().positive()),
  height: millimetres.pipe(z.number().positive()),
});

/**
 * Which part of a photo fills its frame. `zoom` 1 is the smallest that covers the frame; `x` and `y` say
 * where the visible part lies in the play there is, 0 = left or top, 1 = right or bottom.
 */
const cropSchema = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  zoom: z.number().min(1).max(4),
});

const layerBase = { id: identifier, box: boxSchema };

const photoLayerSchema = z.object({
  ...layerBase,
  kind: z.literal("photo"),
  /** null: a slot waiting for its photo. `portrait:<key>` is one of our own drawn pets, for samples. */
  photoId: z.string().max(64).nullable(),
  crop: cropSchema,
  /** Degrees clockwise. */
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  shape: z.enum(["rectangle", "rounded", "circle", "heart", "arch"]),
});

const textLayerSchema = z.object({
  ...layerBase,
  kind: z.literal("text"),
  text: z.string().max(120),
  font: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** Height of the em in millimetres; text that does not fit its box is drawn smaller. */
  size: z.number().min(1).max(500),
  colour: hexColour,
  align: z.enum(["left", "centre", "right"]),
});

const artLayerSchema = z.object({
  ...layerBase,
  kind: z.literal("art"),
  art: identifier,
  colour: hexColour,
});

const layerSchema = z.discriminatedUnion("kind", [photoLayerSchema, textLayerSchema, artLayerSchema]);

const surfaceSchema = z.object({
  background: hexColour,
  layers: z.array(layerSchema).max(40),
});

const designDocumentSchema = z.object({
  version: z.literal(1),
  blueprint: identifier,
  /** The arrangement of layers the shopper chose (Blueprint.templates). */
  template: identifier,
  /** Option code → value code, such as size → 11oz. */
  options: z.record(identifier, identifier),
  /** Surface key → surface, such as front, back. */
  surfaces: z.record(identifier, surfaceSchema),
});

export type Box = z.infer<typeof boxSchema>;
export type Crop = z.infer<typeof cropSchema>;
export type PhotoLayer = z.infer<typeof photoLayerSchema>;
export type TextLayer = z.infer<typeof textLayerSchema>;
export type ArtLayer = z.infer<typeof artLayerSchema>;
export type Layer = z.infer<typeof layerSchema>;
export type Surface = z.infer<typeof surfaceSchema>;
export type DesignDocument = z.infer<typeof designDocumentSchema>;

/** Blueprint → options that it was given after its first designs were kept, as those designs were made. */
const optionsAddedLater: Record<string, DesignDocument["options"] | undefined> = {
  "pet-tags": { shape: "circle" },
};

/**
 * Reads a document from outside. Designs from before an option was added get what they were made in.
 * @throws ZodError when the value is not a design document.
 */
export function parseDesignDocument(value: unknown): DesignDocument {
  const document = designDocumentSchema.parse(value);
  if (!Object.hasOwn(optionsAddedLater, document.blueprint)) return document;
  return { ...document, options: { ...optionsAddedLater[document.blueprint], ...document.options } };
}
