import { join } from "node:path";
import { openImage } from "./open-image.mjs";
import { writeJpeg } from "./write-jpeg.mjs";

/**
 * Draws a whole image within a frame, as `drawn.jpg` in the folder.
 * @param {{ input: string, folder: string, kind: string, mayBeHeavy: boolean, width: number, height: number,
 * background: string, quality: number }} request the background fills the area around the image
 * @returns {Promise<{ width: number, height: number }>}
 */
export async function draw({ folder, width, height, background, quality, ...source }) {
  const { picture } = await openImage({ ...source, folder, svgSide: Math.max(width, height) });
  const framed = picture
    .resize(width, height, { fit: "contain", background })
    .flatten({ background })
    .jpeg({ quality });
  await writeJpeg(framed, join(folder, "drawn.jpg"));
  return { width, height };
}
