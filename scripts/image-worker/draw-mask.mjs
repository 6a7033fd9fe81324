import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { WorkerFailure } from "./rejection.mjs";

/** The blur ends where it has faded to this, three standard deviations from its middle. */
const MIN_AMPLITUDE = 0.01;
/** Standard deviation in pixels below which nothing is blurred; the renderer smooths edges itself. */
const MIN_BLUR = 0.3;

/**
 * Rasterizes one of the store's own drawings of a mask in gray, blurred, as `mask.bin` in the folder: rows of bytes,
 * without gaps; white is kept.
 * @param {{ input: string, folder: string, margin: number, blur: number }} request in pixels: what surrounds the mask on
 *   each side, so that its blur is right at the edge, and the blur's standard deviation
 * @returns {Promise<{ width: number, height: number }>} without the margin
 */
export async function drawMask({ input, folder, margin, blur }) {
  const drawing = await sharp(await readFile(input), { limitInputPixels: false })
    .flatten({ background: "#000000" })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const whole = { width: drawing.info.width, height: drawing.info.height };
  const pixels = blur < MIN_BLUR ? drawing.data : await blurred(drawing.data, whole, blur);
  const [width, height] = [whole.width - 2 * margin, whole.height - 2 * margin];
  const rows = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) {
    const start = (y + margin) * whole.width + margin;
    pixels.copy(rows, y * width, start, start + width);
  }
  try {
    await writeFile(join(folder, "mask.bin"), rows);
  } catch (error) {
    throw new WorkerFailure(error.message);
  }
  return { width, height };
}

function blurred(data, { width, height }, sigma) {
  return sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: false })
    .blur({ sigma, minAmplitude: MIN_AMPLITUDE })
    .extractChannel(0)
    .raw()
    .toBuffer();
}
