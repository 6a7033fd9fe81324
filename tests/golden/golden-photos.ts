import sharp from "sharp";
import type { PhotoSources } from "~/design/photos/photo-source";
import { petPhoto } from "../fixtures/pet-photo";
import { goldenPhotos } from "./golden-design";

export interface GoldenPhoto {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** Returns the photos of all golden designs by their ids. */
export async function readGoldenPhotos(): Promise<Record<string, GoldenPhoto>> {
  const whole = await petPhoto();
  const buffer = await sharp(whole.buffer).resize(1200).jpeg().toBuffer();
  const portrait = await sharp(buffer).rotate(90).jpeg().toBuffer();
  return {
    [goldenPhotos.landscape]: { jpeg: buffer, width: 1200, height: 900 },
    [goldenPhotos.portrait]: { jpeg: portrait, width: 900, height: 1200 },
  };
}

/** The photos as drawings refer to them. */
export function photoSources(photos: Record<string, GoldenPhoto>): PhotoSources {
  return Object.fromEntries(
    Object.entries(photos).map(([id, { jpeg, width, height }]) => [
      id,
      { href: `data:image/jpeg;base64,${jpeg.toString("base64")}`, width, height },
    ]),
  );
}
