import type { DesignDocument, Layer, PhotoLayer } from "~/design/document/document";
import { drawnLayers } from "~/design/layers/layers";
import { isPlain, noEffect } from "~/design/photos/effect";
import { portraitOf } from "~/design/photos/photo-id";
import type { PhotoSources } from "~/design/photos/photo-source";
import { surfaceColors } from "~/design/surfaces/surface-colors";
import { effectedPhoto, engravedPhoto } from "../designs/effected-photo";

/**
 * Photos for one surface of a print file: full size, with effects and engraving applied to pixels, since PDF has no
 * filters.
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

export interface PrintPhotos {
  /** The design, with unmodified photos under the names below. */
  document: DesignDocument;
  sources: PhotoSources;
  /** By the name that the drawing refers to. */
  files: Map<string, Buffer>;
}

/**
 * Reads the photos that one surface shows, including those of another surface, as in a pattern. Equal photos with equal
 * effects are read once.
 * @throws MissingPhoto
 */
export async function printPhotos(
  document: DesignDocument,
  surface: string,
  read: ReadWholePhoto,
): Promise<PrintPhotos> {
  const found: PrintPhotos = { document, sources: {}, files: new Map() };
  const shown = new Set(
    drawnLayers(document, surface).flatMap((layer) => wholeName(layer, toneOf(document, surface)) ?? []),
  );
  const surfaces: DesignDocument["surfaces"] = {};
  for (const [key, { layers, ...rest }] of Object.entries(document.surfaces)) {
    const tone = toneOf(document, key);
    const printed: Layer[] = [];
    for (const layer of layers) {
      const isShown = layer.kind === "photo" && shown.has(wholeName(layer, tone) ?? "");
      printed.push(isShown ? await withWholePhoto(layer, { ...found, tone }, read) : layer);
    }
    surfaces[key] = { ...rest, layers: printed };
  }
  return { ...found, document: { ...document, surfaces } };
}

/** The tone in which a surface is engraved; undefined when it is printed. */
function toneOf(document: DesignDocument, surface: string): string | undefined {
  return surfaceColors(document, surface).engraving;
}

/** The name of a shopper's photo with its effect; undefined for other layers. */
function wholeName(layer: Layer, tone: string | undefined): string | undefined {
  if (layer.kind !== "photo" || layer.photoId === null || portraitOf(layer.photoId) !== undefined)
    return undefined;
  return nameOf(layer.photoId, layer.effect, tone);
}

async function withWholePhoto(
  layer: PhotoLayer,
  { sources, files, tone }: PrintPhotos & { tone: string | undefined },
  read: ReadWholePhoto,
): Promise<PhotoLayer> {
  if (layer.photoId === null || portraitOf(layer.photoId) !== undefined) return layer;
  const name = nameOf(layer.photoId, layer.effect, tone);
  if (!files.has(name)) {
    const photo = await read(layer.photoId);
    if (!photo) throw new MissingPhoto(layer.photoId);
    const effected = await effectedPhoto(photo.jpeg, layer.effect);
    files.set(name, tone ? await engravedPhoto(effected, tone) : effected);
    sources[name] = { href: name, width: photo.width, height: photo.height };
  }
  return { ...layer, photoId: name, effect: noEffect };
}

function nameOf(photoId: string, effect: PhotoLayer["effect"], tone: string | undefined): string {
  const { tone: photoTone, brightness, contrast } = effect;
  const effected = isPlain(effect) ? photoId : `${photoId} ${photoTone} ${brightness} ${contrast}`;
  return tone ? `${effected} ${tone}` : effected;
}
