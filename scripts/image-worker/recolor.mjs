import { join } from "node:path";
import { openImage } from "./open-image.mjs";
import { writeJpeg } from "./write-jpeg.mjs";

/**
 * Multiplies the colors of a JPEG by a matrix and adds to them, as `recolored.jpg` in the folder.
 * @param {{ input: string, folder: string, kind: string, mayBeHeavy: boolean, matrix: number[][], offsets: number[],
 *   quality: number }} request offsets from 0 to 255, one for red, green and blue
 * @returns {Promise<{ width: number, height: number }>}
 */
export async function recolor({ folder, matrix, offsets, quality, ...source }) {
  const { picture } = await openImage({ ...source, folder });
  const recolored = picture
    .recomb(matrix)
    .linear([1, 1, 1], offsets)
    .jpeg({ quality, chromaSubsampling: "4:4:4", optimizeCoding: false });
  const { width, height } = await writeJpeg(recolored, join(folder, "recolored.jpg"));
  return { width, height };
}
