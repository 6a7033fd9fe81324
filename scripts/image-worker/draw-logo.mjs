import { join } from "node:path";
import sharp from "sharp";
import { drawingAtWidth } from "./drawing-at-width.mjs";

/**
 * Draws one of the store's own drawings centered in a square, as `logo.png` in the folder, at full sharpness.
 * @param {{ input: string, folder: string, size: number, share: number, background: string }} request size in pixels,
 *   share of the sides that the drawing takes, up to 1; background may be "transparent"
 * @returns {Promise<{ width: number, height: number }>}
 */
export async function drawLogo({ input, folder, size, share, background }) {
  const side = Math.round(size * share);
  const drawing = await drawingAtWidth(input, side);
  const logo = await drawing
    .resize(side, side, { fit: "contain", background: "transparent" })
    .png()
    .toBuffer();
  const file = join(folder, "logo.png");
  const square = { width: size, height: size, channels: background === "transparent" ? 4 : 3, background };
  await (side === size && background === "transparent"
    ? sharp(logo)
    : sharp({ create: square }).composite([{ input: logo }])
  )
    .png()
    .toFile(file);
  return { width: size, height: size };
}
