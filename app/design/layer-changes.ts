import { findSlot } from "./blueprint";
import { findBlueprint } from "./blueprints";
import type { Box, Crop, DesignDocument, PhotoLayer, TextLayer } from "./document";
import { isDesignFont } from "./fonts";
import { hundredths } from "./measure";
import { isPhotoId } from "./photo-id";

/** How words look; what is left out stays. Size in millimetres of the em. */
export interface TextStyle {
  font?: string;
  colour?: string;
  size?: number;
  align?: TextLayer["align"];
}

const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 };
const longestText = 120;

/** The text sizes that make sense in a box, in millimetres of the em. */
export function textSizes(box: Box): { least: number; most: number } {
  const least = Math.max(1, hundredths(box.height / 5));
  return { least, most: Math.max(least, Math.min(500, hundredths(box.height * 1.5))) };
}

/** One line of words, cut to what the slot takes. */
export function setText(document: DesignDocument, layer: TextLayer, text: string): TextLayer {
  const blueprint = findBlueprint(document.blueprint);
  const longest = (blueprint && findSlot(blueprint, layer.id).longest) ?? longestText;
  return { ...layer, text: cut(oneLine(text), longest) };
}

/** The words in another style; a colour or typeface that is not offered is left out, a size is clamped. */
export function setTextStyle(layer: TextLayer, style: TextStyle, colours: string[]): TextLayer {
  return {
    ...layer,
    font: style.font !== undefined && isDesignFont(style.font) ? style.font : layer.font,
    colour: style.colour !== undefined && colours.includes(style.colour) ? style.colour : layer.colour,
    size: style.size === undefined ? layer.size : sizeWithin(layer, style.size),
    align: style.align ?? layer.align,
  };
}

/** A new photo begins with its middle in the frame; the same photo keeps its crop. */
export function placePhoto(layer: PhotoLayer, photoId: string | null): PhotoLayer {
  if (photoId === layer.photoId) return layer;
  if (photoId !== null && !isPhotoId(photoId)) return layer;
  return { ...layer, photoId, crop: middle, rotation: 0 };
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

/** The photo turned to so many degrees clockwise. */
export function rotatePhoto(layer: PhotoLayer, rotation: PhotoLayer["rotation"]): PhotoLayer {
  return { ...layer, rotation };
}

function sizeWithin(layer: TextLayer, size: number): number {
  const { least, most } = textSizes(layer.box);
  return within(size, least, most, layer.size);
}

function within(value: number | undefined, least: number, most: number, current: number): number {
  if (value === undefined || Number.isNaN(value)) return current;
  return Math.min(most, Math.max(least, value));
}

/** Line breaks and other control characters become spaces. */
function oneLine(text: string): string {
  return text.normalize("NFC").replace(/\p{Cc}+/gu, " ");
}

/** At most so many UTF-16 units, never through the middle of a character. */
function cut(text: string, longest: number): string {
  let result = "";
  for (const character of text) {
    if (result.length + character.length > longest) break;
    result += character;
  }
  return result;
}
