import { join } from "node:path";
import sharp from "sharp";

/** Pixels per inch at which an SVG has its nominal size. */
const OWN_DENSITY = 72;

/**
 * Draws one of the store's own drawings centered in a square, as `logo.png` in the folder, at full sharpness.
 * @param {{ input: string, folder: string, size: number, share: number, background: string }} request size in pixels,
 *   share of the sides that the drawing takes, up to 1; background may be "transparent"
 * @returns {Promise<{ width: number, height: number }>}
 */
export async function drawLogo({ input, folder, size, share, background }) {
  const side = Math.round(size * share);
  const { width = side } = await sharp(input).metadata();
  const logo = await sharp(input, { density: (OWN_DENSITY * side) / width })
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
