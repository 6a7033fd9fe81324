import { isOwnArt } from "../art/own-art";
import { findSlot, type Slot, type SurfaceBlueprint } from "../blueprint/blueprint";
import { isOfferedColor } from "../blueprint/offered-colors";
import type { ArtLayer, Crop, DesignDocument, Effect, PhotoLayer, TextLayer } from "../document/document";
import { hundredths } from "../geometry/measure";
import { MAX_CROP_ANGLE } from "../photos/crop-angle";
import { noEffect } from "../photos/effect";
import { type FocusedPhoto, initialCrop } from "../photos/photo-focus";
import { isPhotoId } from "../photos/photo-id";
import { findBlueprint } from "../products/known-products";
import { cut, upToLines } from "../text/one-line";
import { MAX_TEXT_LENGTH } from "../text/text-limits";
import { isOfferedArt } from "./offered-art";

/** Returns the range of text sizes that make sense in a layer's box: the em in millimeters. */
export function textSizes({ box, circle }: Pick<TextLayer, "box" | "circle">): { min: number; max: number } {
  const min = Math.max(1, hundredths(box.height / (circle ? 40 : 5)));
  return { min, max: Math.max(min, Math.min(500, hundredths(box.height * 1.5))) };
}

/** Sets a text, cut to the maximum length and number of lines of the slot. */
export function setText(document: DesignDocument, layer: TextLayer, text: string): TextLayer {
  const blueprint = findBlueprint(document.blueprint);
  const { maxLength = MAX_TEXT_LENGTH, lines = 1 }: Partial<Slot> = blueprint
    ? findSlot(blueprint, layer)
    : {};
  return { ...layer, text: cut(upToLines(text, lines), maxLength) };
}

/** In place of a color: that uploaded clip art has its own colors. */
export const OWN_COLORS = "own";

/** Restyles a decoration or replaces it; values that are not offered are ignored. */
export function setArt(
  layer: ArtLayer,
  { art, color }: { art?: string; color?: string },
  offered: SurfaceBlueprint,
): ArtLayer {
  const changed = {
    ...layer,
    art: art !== undefined && isOfferedArt(art, offered) ? art : layer.art,
    color: offeredColor(color, layer, offered),
  };
  if (color === undefined || !isOwnArt(changed.art)) return changed;
  return { ...changed, isOneColor: color === OWN_COLORS ? undefined : true };
}

/** Returns a color if it is offered, otherwise the layer's own. */
export function offeredColor(
  color: string | undefined,
  layer: { color: string },
  offered: SurfaceBlueprint,
): string {
  return color !== undefined && isOfferedColor(color, offered) ? color : layer.color;
}

/** A new photo starts whole, around its focus, without one in the middle; the same photo keeps its crop and mask. */
export function placePhoto(layer: PhotoLayer, photoId: string | null, photo?: FocusedPhoto): PhotoLayer {
  if (photoId === layer.photoId) return layer;
  if (photoId !== null && !isPhotoId(photoId)) return layer;
  const crop = initialCrop(layer.box, photo);
  return { ...layer, photoId, crop, rotation: 0, effect: noEffect, mask: undefined };
}

/** Changes parts of a photo's crop, clamped; omitted parts stay. */
export function setCrop(layer: PhotoLayer, crop: Partial<Crop>): PhotoLayer {
  const angle = within(crop.angle, -MAX_CROP_ANGLE, MAX_CROP_ANGLE, layer.crop.angle ?? 0);
  return {
    ...layer,
    crop: {
      x: within(crop.x, 0, 1, layer.crop.x),
      y: within(crop.y, 0, 1, layer.crop.y),
      zoom: within(crop.zoom, 1, 4, layer.crop.zoom),
      ...(angle !== 0 && { angle }),
    },
  };
}

/** Changes parts of a photo's effect; numbers are clamped, omitted parts stay. */
export function setEffect(layer: PhotoLayer, effect: Partial<Effect>): PhotoLayer {
  const { tone, brightness, contrast } = layer.effect;
  const warmth = within(effect.warmth, -100, 100, layer.effect.warmth ?? 0);
  return {
    ...layer,
    effect: {
      tone: effect.tone ?? tone,
      brightness: within(effect.brightness, -100, 100, brightness),
      contrast: within(effect.contrast, -100, 100, contrast),
      ...(warmth !== 0 && { warmth }),
    },
  };
}

/** Rotates the photo to that many degrees clockwise. */
export function rotatePhoto(layer: PhotoLayer, rotation: PhotoLayer["rotation"]): PhotoLayer {
  return { ...layer, rotation };
}

/** Clamps a number to its range; undefined or NaN keeps the current value. */
export function within(value: number | undefined, min: number, max: number, current: number): number {
  if (value === undefined || Number.isNaN(value)) return current;
  return Math.min(max, Math.max(min, value));
}
