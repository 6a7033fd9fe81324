import type { DesignDocument, PhotoLayer } from "~/design/document";
import { isPlain, noEffect } from "~/design/effect";
import { portraitOf } from "~/design/photo-id";
import type { PhotoSources } from "~/design/photo-source";
import { effectedPhoto } from "../designs/effected-photo";

/** Photos for one surface of a print file: whole, and with their effects made in pixels, since print knows no filters. */

/** A photo that is needed for print and is not there any more. */
export class MissingPhoto extends Error {
  constructor(readonly photoId: string) {
    super(`The file of photo ${photoId} is gone.`);
  }
}

/** A JPEG file at its full resolution with its size in pixels. */
export interface WholePhoto {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** Answers the original of a photo; null when it is gone. */
export type ReadWholePhoto = (photoId: string) => Promise<WholePhoto | null>;

export interface PrintPhotos {
  /** The design, its photos plain and under the names below. */
  document: DesignDocument;
  sources: PhotoSources;
  /** By the name under which the drawing asks for them. */
  files: Map<string, Buffer>;
}

/**
 * Reads what one surface shows. The same photo with the same effect is there once.
 * @throws MissingPhoto
 */
export async function printPhotos(
  document: DesignDocument,
  surface: string,
  read: ReadWholePhoto,
): Promise<PrintPhotos> {
  const found: PrintPhotos = { document, sources: {}, files: new Map() };
  const layers = [];
  for (const layer of document.surfaces[surface].layers) {
    layers.push(layer.kind === "photo" ? await withWholePhoto(layer, found, read) : layer);
  }
  const surfaces = { ...document.surfaces, [surface]: { ...document.surfaces[surface], layers } };
  return { ...found, document: { ...document, surfaces } };
}

async function withWholePhoto(
  layer: PhotoLayer,
  { sources, files }: PrintPhotos,
  read: ReadWholePhoto,
): Promise<PhotoLayer> {
  if (layer.photoId === null || portraitOf(layer.photoId) !== undefined) return layer;
  const name = nameOf(layer.photoId, layer.effect);
  if (!files.has(name)) {
    const photo = await read(layer.photoId);
    if (!photo) throw new MissingPhoto(layer.photoId);
    files.set(name, await effectedPhoto(photo.jpeg, layer.effect));
    sources[name] = { href: name, width: photo.width, height: photo.height };
  }
  return { ...layer, photoId: name, effect: noEffect };
}

function nameOf(photoId: string, effect: PhotoLayer["effect"]): string {
  return isPlain(effect) ? photoId : `${photoId} ${effect.tone} ${effect.brightness} ${effect.contrast}`;
}
