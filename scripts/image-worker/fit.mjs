import { join } from "node:path";
import { openImage } from "./open-image.mjs";
import { writeJpeg } from "./write-jpeg.mjs";

/**
 * Decodes an image and re-encodes it as `fitted.jpg` in the folder: upright, on white, at most `side` pixels long.
 * @param {{ input: string, folder: string, kind: string, mayBeHeavy: boolean, side: number, quality: number }} request
 * @returns {Promise<{ width: number, height: number }>}
 */
export async function fit({ folder, side, quality, ...source }) {
  const { picture } = await openImage({ ...source, folder });
  const small = picture
    .flatten({ background: "#ffffff" })
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality });
  const { width, height } = await writeJpeg(small, join(folder, "fitted.jpg"));
  return { width, height };
}
