import { open, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { openImage } from "./open-image.mjs";
import { WorkerFailure } from "./rejection.mjs";

/** Weights of red, green and blue in lightness, as in the studio's engraving filter. */
const LIGHTNESS = [0.299, 0.587, 0.114];
const MIDDLE = 128;
const BRIGHTEST = 255;
/** Bytes before the first row in the TIFF files that are written here: without compression, its rows follow each other. */
const HEADER = 8;
/** Bytes that are read at a time. */
const BAND = 4_000_000;

/**
 * Reduces an image to pixels that are engraved or left bare, by error diffusion (Floyd and Steinberg), as `dithered.bin`
 * in the folder: rows of bits, each row padded to whole bytes; 0 is engraved. The picture is in a file and read in
 * bands of rows, so that a photo which is enlarged for its laser takes no memory for that.
 * @param {{ input: string, folder: string, kind: string, mayBeHeavy: boolean, width: number, height: number, mask?: { path: string, width: number, height: number } }} request
 *   size in pixels; what a mask (rows of bytes, white is kept) leaves out stays bare
 * @returns {Promise<{ width: number, height: number }>}
 */
export async function dither({ folder, width, height, mask, ...source }) {
  const size = { width, height };
  const { picture } = await openImage({ ...source, folder });
  const colored = picture.flatten({ background: "#ffffff" }).toColourspace("srgb").removeAlpha();
  const colors = await rowsOf(colored, join(folder, "colors.tif"), { ...size, channels: 3 });
  const kept =
    mask && (await rowsOf(await maskPicture(mask), join(folder, "kept.tif"), { ...size, channels: 1 }));
  try {
    await writeFile(join(folder, "dithered.bin"), await diffused(colors, kept, size));
  } catch (error) {
    throw new WorkerFailure(error.message);
  }
  return size;
}

async function maskPicture({ path, width, height }) {
  return sharp(await readFile(path), { raw: { width, height, channels: 1 } });
}

/** Stores a picture in that size; returns a function that reads a number of rows, in order. */
async function rowsOf(picture, path, { width, height, channels }) {
  const resized = picture.resize({ width, height, fit: "fill" });
  const stored = channels === 1 ? resized.extractChannel(0) : resized;
  await stored.tiff({ compression: "none" }).toFile(path);
  const stride = width * channels;
  let row = 0;
  return async (count) => {
    const file = await open(path);
    try {
      const { buffer } = await file.read(
        Buffer.alloc(count * stride),
        0,
        count * stride,
        HEADER + row * stride,
      );
      row += count;
      return buffer;
    } finally {
      await file.close();
    }
  };
}

/** The lightness of pixels of three bytes. */
function lightnessOf(colors) {
  const [red, green, blue] = LIGHTNESS;
  const gray = new Uint8Array(colors.length / 3);
  for (let at = 0; at < gray.length; at += 1)
    gray[at] = red * colors[3 * at] + green * colors[3 * at + 1] + blue * colors[3 * at + 2] + 0.5;
  return gray;
}

function fadeOutside(pixels, kept) {
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = BRIGHTEST - ((BRIGHTEST - pixels[at]) * kept[at]) / BRIGHTEST;
}

async function diffused(colors, kept, { width, height }) {
  const stride = Math.ceil(width / 8);
  const bits = new Uint8Array(stride * height);
  const rows = Math.max(1, Math.floor(BAND / width));
  // One more place on either side, so that errors beyond the edges need no checks.
  let errors = new Float32Array(width + 2);
  for (let top = 0; top < height; top += rows) {
    const count = Math.min(rows, height - top);
    const band = lightnessOf(await colors(count));
    if (kept) fadeOutside(band, await kept(count));
    for (let y = 0; y < count; y += 1) {
      const row = band.subarray(y * width, (y + 1) * width);
      errors = diffuseRow(row, errors, bits.subarray((top + y) * stride, (top + y + 1) * stride));
    }
  }
  return bits;
}

/** Sets the bits of a row that stay bare. @returns the errors that the next row takes over */
function diffuseRow(row, errors, bits) {
  const below = new Float32Array(errors.length);
  for (let x = 0; x < row.length; x += 1) {
    const wanted = row[x] + errors[x + 1];
    const isBare = wanted >= MIDDLE;
    if (isBare) bits[x >> 3] |= 0x80 >> (x & 7);
    const error = wanted - (isBare ? BRIGHTEST : 0);
    errors[x + 2] += (error * 7) / 16;
    below[x] += (error * 3) / 16;
    below[x + 1] += (error * 5) / 16;
    below[x + 2] += error / 16;
  }
  return below;
}
