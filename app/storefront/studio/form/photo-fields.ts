import * as z from "zod/v4-mini";
import type { Crop, PhotoLayer } from "~/design/document/document";
import { layerName } from "~/design/layers/layers";
import { cropPositions } from "~/design/photos/crop-positions";
import { isPhotoId } from "~/design/photos/photo-id";
import { layerField } from "../field-names";
import { differing, number, oneOf, type Reading } from "./reading";

const photoId = z.string().check(z.refine(isPhotoId));
const quarterTurn = z.pipe(
  z.literal(["0", "90", "180", "270"]),
  z.transform((value) => Number(value) as PhotoLayer["rotation"]),
);
const tone = oneOf(["none", "mono", "sepia"] as const);
const position = z.pipe(
  z.literal(cropPositions.map(({ key }) => key)),
  z.transform((key) => cropPositions.find((candidate) => candidate.key === key)),
);

/** Reads a photo: its id, crop, rotation and effect. */
export function readPhoto(reading: Reading, surface: string, layer: PhotoLayer): void {
  const field = (property: string) => layerField(surface, layer.id, property);
  const target = { surface, layer: layer.id };
  const isRemoved = reading.text("remove") === layerName(surface, layer.id);
  const photo = isRemoved ? null : wantedPhoto(reading, field("file"), field("photo"));
  if (photo !== undefined && photo !== layer.photoId)
    reading.add({ type: "place-photo", ...target, photoId: photo, photo: reading.photos[photo ?? ""] });

  const crop = wantedCrop(reading, field);
  const current = { angle: 0, ...layer.crop };
  if (Object.keys(differing(crop, current)).length > 0) reading.add({ type: "set-crop", ...target, crop });
  const rotation = reading.read(field("rotation"), quarterTurn, "Please choose a rotation.");
  if (rotation !== undefined && rotation !== layer.rotation)
    reading.add({ type: "rotate-photo", ...target, rotation });

  const effect = differing(
    {
      tone: reading.read(field("tone"), tone, "Please choose a filter."),
      brightness: reading.read(field("brightness"), number, "Please choose a brightness."),
      contrast: reading.read(field("contrast"), number, "Please choose a contrast."),
      warmth: reading.read(field("warmth"), number, "Please choose a warmth."),
    },
    { warmth: 0, ...layer.effect },
  );
  if (Object.keys(effect).length > 0) reading.add({ type: "set-effect", ...target, effect });
}

/** Returns the uploaded photo, otherwise the previous one; null for none, undefined without a field. */
function wantedPhoto(reading: Reading, fileField: string, photoField: string): string | null | undefined {
  const sent = reading.text(fileField);
  if (sent) return reading.read(fileField, photoId, "Please choose the photo again.");
  if (reading.text(photoField) === "") return null;
  return reading.read(photoField, photoId, "Please choose the photo again.");
}

/** A selected position takes precedence over x and y, which hold the photo's previous or dragged position. */
function wantedCrop(reading: Reading, field: (property: string) => string): Partial<Crop> {
  const message = "Please choose a focus point.";
  const named = reading.read(field("position"), position, message);
  const crop: Partial<Crop> = {
    x: named?.x ?? reading.read(field("x"), number, message),
    y: named?.y ?? reading.read(field("y"), number, message),
    zoom: reading.read(field("zoom"), number, "Please choose a zoom level."),
    angle: reading.read(field("angle"), number, "Please choose how far to straighten the photo."),
  };
  return Object.fromEntries(Object.entries(crop).filter(([, value]) => value !== undefined));
}
