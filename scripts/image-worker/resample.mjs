import { join } from "node:path";
import { openImage } from "./open-image.mjs";
import { writeJpeg } from "./write-jpeg.mjs";

/**
 * Scales an upright image down for print, as `resampled.jpg` in the folder, with full color resolution.
 * @param {{ input: string, folder: string, kind: string, mayBeHeavy: boolean, width: number, quality: number }} request
 * @returns {Promise<{ width: number, height: number }>}
 */
export async function resample({ folder, width: wanted, quality, ...source }) {
  const { picture } = await openImage({ ...source, folder });
  const smaller = picture
    .resize({ width: wanted, withoutEnlargement: true })
    .jpeg({ quality, chromaSubsampling: "4:4:4", optimizeCoding: false });
  const { width, height } = await writeJpeg(smaller, join(folder, "resampled.jpg"));
  return { width, height };
}
