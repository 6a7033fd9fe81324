import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { openImage } from "./open-image.mjs";
import { WorkerFailure } from "./rejection.mjs";

/** Weights of red, green and blue in lightness, as in the studio's engraving filter. */
const LIGHTNESS = [0.299, 0.587, 0.114];
const MIDDLE = 128;
const BRIGHTEST = 255;

/**
 * Reduces an image to pixels that are engraved or left bare, by error diffusion (Floyd and Steinberg), as `dithered.bin`
 * in the folder: rows of bits, each row padded to whole bytes; 0 is engraved.
 * @param {{ input: string, folder: string, kind: string, mayBeHeavy: boolean, width: number, height: number, mask?: { path: string, width: number, height: number } }} request
 *   size in pixels; what a mask (rows of bytes, white is kept) leaves out stays bare
 * @returns {Promise<{ width: number, height: number }>}
 */
export async function dither({ folder, width, height, mask, ...source }) {
  const { picture } = await openImage({ ...source, folder });
  const { data } = await picture
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .recomb([LIGHTNESS, LIGHTNESS, LIGHTNESS])
    .resize({ width, height, fit: "fill" })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (mask) fadeOutside(data, await maskPixels(mask, { width, height }));
  try {
    await writeFile(join(folder, "dithered.bin"), diffused(data, width, height));
  } catch (error) {
    throw new WorkerFailure(error.message);
  }
  return { width, height };
}

async function maskPixels({ path, ...size }, { width, height }) {
  return sharp(await readFile(path), { raw: { ...size, channels: 1 } })
    .resize({ width, height, fit: "fill" })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

function fadeOutside(pixels, kept) {
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = BRIGHTEST - ((BRIGHTEST - pixels[at]) * kept[at]) / BRIGHTEST;
}

function diffused(pixels, width, height) {
  const stride = Math.ceil(width / 8);
  const bits = new Uint8Array(stride * height);
  // One more place on either side, so that errors beyond the edges need no checks.
  let errors = new Float32Array(width + 2);
  for (let y = 0; y < height; y += 1) {
    const below = new Float32Array(width + 2);
    for (let x = 0; x < width; x += 1) {
      const wanted = pixels[y * width + x] + errors[x + 1];
      const isBare = wanted >= MIDDLE;
      if (isBare) bits[y * stride + (x >> 3)] |= 0x80 >> (x & 7);
      const error = wanted - (isBare ? BRIGHTEST : 0);
      errors[x + 2] += (error * 7) / 16;
      below[x] += (error * 3) / 16;
      below[x + 1] += (error * 5) / 16;
      below[x + 2] += error / 16;
    }
    errors = below;
  }
  return bits;
}
