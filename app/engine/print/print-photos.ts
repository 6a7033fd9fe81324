import { promisify } from "node:util";
import { deflate as deflateInThread } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { DesignDocument, Layer, PhotoLayer, PhotoMask } from "~/design/document/document";
import { MaskShapes } from "~/design/drawing/mask-drawing";
import { coverFrame, type Proportion } from "~/design/geometry/geometry";
import { drawnLayers } from "~/design/layers/layers";
import { isPlain, noEffect } from "~/design/photos/effect";
import { portraitOf } from "~/design/photos/photo-id";
import type { PhotoSources } from "~/design/photos/photo-source";
import { recipeOf } from "~/design/production/recipe-of";
import { printedFrame } from "~/design/surfaces/bleed";
import { findSurface } from "~/design/surfaces/surfaces";
import { ditheredPhoto, effectedPhoto, resampledPhoto } from "../designs/effected-photo";
import { maskRaster } from "./mask-rasters";
import type { PressColors } from "./press-colors";

/**
 * Photos for one surface of a print file, at the resolution of its recipe, with effects applied to pixels, since PDF has
 * no filters. Photos for engraving are dithered, with their masks; other masks stay in the drawing.
 */

/** A photo needed for printing is missing. */
export class MissingPhoto extends Error {
  constructor(readonly photoId: string) {
    super(`The file of photo ${photoId} is gone.`);
  }
}

/** A JPEG file at full resolution with its size in pixels. */
export interface WholePhoto {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** Returns the original of a photo; null when it is missing. */
export type ReadWholePhoto = (photoId: string) => Promise<WholePhoto | null>;

/** A photo as it is embedded: a JPEG in sRGB or inks, or deflated bits for engraving (rows padded to whole bytes; 0 is engraved). */
export type EmbeddedPhoto = { jpeg: Buffer } | { deflatedBits: Buffer; width: number; height: number };

export interface PrintPhotos {
  /** The design, with unmodified photos under the names below. */
  document: DesignDocument;
  sources: PhotoSources;
  /** By the name that the drawing refers to. */
  files: Map<string, EmbeddedPhoto>;
}

/** A photo is scaled down when it has this many times the pixels that its recipe asks for in a row. */
const MIN_EXCESS = 1.5;
/** A JPEG with more bytes is encoded again, since all photos of a surface are in memory at once. */
const MAX_BYTES_PER_PIXEL = 1.5;
/** Of an engraved photo, for the time of the process that dithers it: a whole board, three times enlarged. */
const MAX_ENGRAVED_PIXELS = 100_000_000;
/** Of the mask of an engraved photo, which is in memory. */
const MAX_MASK_PIXELS = 24_000_000;
const MILLIMETERS_PER_INCH = 25.4;

const deflate = promisify(deflateInThread);

/** How one surface shows photos. */
interface Target {
  pixelsPerInch: number;
  isEngraved: boolean;
  /** The inks that photos which are not engraved are converted to. */
  press?: PressColors;
  /** Returns the largest width in millimeters at which the surface shows a photo upright. */
  widthOf: (name: string, photo: WholePhoto) => number;
}

/**
 * Reads the photos that one surface shows, including those of another surface, as in a pattern. Equal photos with equal
 * effects are read once.
 * @param press the inks that they are converted to; sRGB by default
 * @throws MissingPhoto
 */
export async function printPhotos(
  document: DesignDocument,
  surface: string,
  read: ReadWholePhoto,
  press?: PressColors,
): Promise<PrintPhotos> {
  const found: PrintPhotos = { document, sources: {}, files: new Map() };
  const target = { ...targetOf(document, surface), press };
  const { isEngraved } = target;
  const shown = new Set(
    drawnLayers(document, surface).flatMap((layer) => photoName(layer, isEngraved) ?? []),
  );
  const surfaces: DesignDocument["surfaces"] = {};
  for (const [key, { layers, ...rest }] of Object.entries(document.surfaces)) {
    const printed: Layer[] = [];
    for (const layer of layers) {
      const isShown = layer.kind === "photo" && shown.has(photoName(layer, isEngraved) ?? "");
      printed.push(isShown ? await withWholePhoto(layer, found, target, read) : layer);
    }
    surfaces[key] = { ...rest, layers: printed };
  }
  return { ...found, document: { ...document, surfaces } };
}

function targetOf(document: DesignDocument, key: string): Target {
  const surface = findSurface(document, key);
  if (!surface) throw new Error(`There is no surface ${key}.`);
  const { pixelsPerInch, color } = recipeOf(document, surface);
  const isEngraved = color === "black";
  const photos = drawnLayers(document, key).filter((layer): layer is PhotoLayer => layer.kind === "photo");
  const widthOf: Target["widthOf"] = (name, photo) => {
    const widths = photos
      .filter((layer) => photoName(layer, isEngraved) === name)
      .map((layer) => {
        const { box } = printedFrame(layer, surface, document.options);
        return coverFrame(box, layer.crop, layer.rotation, photo).width;
      });
    return Math.max(0, ...widths);
  };
  return { pixelsPerInch, isEngraved, widthOf };
}

/** The name of a shopper's photo with its effect and, engraved, its mask; undefined for other layers. */
function photoName(layer: Layer, isEngraved: boolean): string | undefined {
  if (layer.kind !== "photo" || layer.photoId === null || portraitOf(layer.photoId) !== undefined)
    return undefined;
  const { tone, brightness, contrast, warmth = 0 } = layer.effect;
  const effect = isPlain(layer.effect) ? [] : [tone, brightness, contrast, warmth];
  const mask = isEngraved && layer.mask ? [JSON.stringify(layer.mask)] : [];
  return [layer.photoId, ...effect, ...mask].join(" ");
}

async function withWholePhoto(
  layer: PhotoLayer,
  { sources, files }: PrintPhotos,
  target: Target,
  read: ReadWholePhoto,
): Promise<PhotoLayer> {
  const name = photoName(layer, target.isEngraved);
  if (name === undefined || layer.photoId === null) return layer;
  if (!files.has(name)) {
    const photo = await read(layer.photoId);
    if (!photo) throw new MissingPhoto(layer.photoId);
    files.set(name, await embedded(photo, layer, target, target.widthOf(name, photo)));
    sources[name] = { href: name, width: photo.width, height: photo.height };
  }
  return { ...layer, photoId: name, effect: noEffect, mask: target.isEngraved ? undefined : layer.mask };
}

/** @param millimeters the width at which the photo is printed */
async function embedded(
  photo: WholePhoto,
  { effect, mask }: PhotoLayer,
  { pixelsPerInch, isEngraved, press }: Target,
  millimeters: number,
): Promise<EmbeddedPhoto> {
  const wanted = Math.max(1, Math.ceil((millimeters / MILLIMETERS_PER_INCH) * pixelsPerInch));
  const width = photo.width > wanted * MIN_EXCESS ? wanted : photo.width;
  const isLarge = width < photo.width || photo.jpeg.length > photo.width * photo.height * MAX_BYTES_PER_PIXEL;
  const jpeg = await effectedPhoto(isLarge ? await resampledPhoto(photo.jpeg, width) : photo.jpeg, effect);
  if (!isEngraved) return { jpeg: press ? await press.photo(jpeg) : jpeg };
  const whole = { width: wanted, height: Math.max(1, Math.round((wanted * photo.height) / photo.width)) };
  const scale = Math.min(1, Math.sqrt(MAX_ENGRAVED_PIXELS / (whole.width * whole.height)));
  const size = { width: Math.ceil(whole.width * scale), height: Math.ceil(whole.height * scale) };
  const maskScale = Math.min(1, Math.sqrt(MAX_MASK_PIXELS / (whole.width * whole.height)));
  const raster = mask && (await engravedMask(mask, millimeters, photo, pixelsPerInch * maskScale));
  return { deflatedBits: await deflate(await ditheredPhoto(jpeg, size, raster)), ...size };
}

/** The mask over the whole upright photo. */
function engravedMask(mask: PhotoMask, millimeters: number, photo: Proportion, pixelsPerInch: number) {
  const picture = { width: millimeters, height: (millimeters * photo.height) / photo.width };
  const shapes = renderToStaticMarkup(createElement(MaskShapes, { mask, picture }));
  return maskRaster({ shapes, ...picture, feather: mask.feather }, pixelsPerInch);
}
