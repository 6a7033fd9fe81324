import { findSlot, type SurfaceBlueprint } from "../blueprint/blueprint";
import type {
  ArtLayer,
  Box,
  Crop,
  DesignDocument,
  Effect,
  PhotoLayer,
  TextLayer,
} from "../document/document";
import { hundredths } from "../geometry/measure";
import { noEffect } from "../photos/effect";
import { isPhotoId } from "../photos/photo-id";
import { findBlueprint } from "../products/known-products";
import { offeredFonts } from "../text/offered-fonts";
import { cut, oneLine } from "../text/one-line";
import { offeredArt } from "./offered-art";

/** How words look; what is left out stays. Size in millimeters of the em. */
export interface TextStyle {
  font?: string;
  color?: string;
  size?: number;
  align?: TextLayer["align"];
  curve?: number;
  spacing?: number;
}

const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 };
const maxTextLength = 120;

/** The text sizes that make sense in a box, in millimeters of the em. */
export function textSizes(box: Box): { min: number; max: number } {
  const min = Math.max(1, hundredths(box.height / 5));
  return { min, max: Math.max(min, Math.min(500, hundredths(box.height * 1.5))) };
}

/** One line of words, cut to what the slot takes. */
export function setText(document: DesignDocument, layer: TextLayer, text: string): TextLayer {
  const blueprint = findBlueprint(document.blueprint);
  const maxLength = (blueprint && findSlot(blueprint, layer).maxLength) ?? maxTextLength;
  return { ...layer, text: cut(oneLine(text), maxLength) };
}

/** The words in another style; a color or typeface that is not offered is left out, numbers are clamped. */
export function setTextStyle(layer: TextLayer, style: TextStyle, offered: SurfaceBlueprint): TextLayer {
  const fonts = offeredFonts(offered);
  return {
    ...layer,
    font: style.font !== undefined && fonts.includes(style.font) ? style.font : layer.font,
    color: offeredColor(style.color, layer, offered),
    size: style.size === undefined ? layer.size : sizeWithin(layer, style.size),
    align: style.align ?? layer.align,
    curve: within(style.curve, -100, 100, layer.curve),
    spacing: within(style.spacing, -100, 500, layer.spacing),
  };
}

/** Another decoration, or the same in another color; what is not offered is left out. */
export function setArt(
  layer: ArtLayer,
  { art, color }: { art?: string; color?: string },
  offered: SurfaceBlueprint,
): ArtLayer {
  return {
    ...layer,
    art: art !== undefined && offeredArt(offered).includes(art) ? art : layer.art,
    color: offeredColor(color, layer, offered),
  };
}

function offeredColor(
  color: string | undefined,
  layer: { color: string },
  { textColors }: SurfaceBlueprint,
): string {
  return color !== undefined && textColors.includes(color) ? color : layer.color;
}

/** A new photo begins with its middle in the frame; the same photo keeps its crop. */
export function placePhoto(layer: PhotoLayer, photoId: string | null): PhotoLayer {
  if (photoId === layer.photoId) return layer;
  if (photoId !== null && !isPhotoId(photoId)) return layer;
  return { ...layer, photoId, crop: middle, rotation: 0, effect: noEffect };
}

/** The photo with what the crop says, clamped; the rest of its crop stays. */
export function setCrop(layer: PhotoLayer, crop: Partial<Crop>): PhotoLayer {
  return {
    ...layer,
    crop: {
      x: within(crop.x, 0, 1, layer.crop.x),
      y: within(crop.y, 0, 1, layer.crop.y),
      zoom: within(crop.zoom, 1, 4, layer.crop.zoom),
    },
  };
}

/** The photo toned, lightened or with other contrast; numbers are clamped, the rest stays. */
export function setEffect(layer: PhotoLayer, effect: Partial<Effect>): PhotoLayer {
  const { tone, brightness, contrast } = layer.effect;
  return {
    ...layer,
    effect: {
      tone: effect.tone ?? tone,
      brightness: within(effect.brightness, -100, 100, brightness),
      contrast: within(effect.contrast, -100, 100, contrast),
    },
  };
}

/** The photo turned to so many degrees clockwise. */
export function rotatePhoto(layer: PhotoLayer, rotation: PhotoLayer["rotation"]): PhotoLayer {
  return { ...layer, rotation };
}

function sizeWithin(layer: TextLayer, size: number): number {
  const { min, max } = textSizes(layer.box);
  return within(size, min, max, layer.size);
}

/** A number in its range; what was not said or is no number stays as it was. */
export function within(value: number | undefined, min: number, max: number, current: number): number {
  if (value === undefined || Number.isNaN(value)) return current;
  return Math.min(max, Math.max(min, value));
}
