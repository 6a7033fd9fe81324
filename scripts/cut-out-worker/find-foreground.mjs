import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { MAX_SIDE } from "./open-model.mjs";

/** Pixels of the mask's longer side, of which an outline is made: a thousandth of the photo is less than half of one. */
const MASK_SIDE = 400;
const BRIGHTEST = 255;
/** Outputs that differ by less show nothing. */
const MIN_CONTRAST = 0.05;
const MIDDLE = 0.5;

/**
 * Finds what stands before the background of a photo, as `foreground.bin` in the folder: rows of bytes, without gaps;
 * white is foreground. The mask is all black when the model names nothing.
 * @param {Awaited<ReturnType<typeof import("./open-model.mjs").openModel>>} model
 * @param {{ input: string, folder: string }} request path of an upright JPEG in sRGB
 * @returns {Promise<{ width: number, height: number }>} in pixels; both sides are those of the photo, whatever their proportion
 * @throws Error when the model's output is not a mask
 */
export async function findForeground(model, { input, folder }) {
  const output = await model.run(await planesOf(input, model));
  const { pixels, width, height } = grayOf(output);
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ width: MASK_SIDE, height: MASK_SIDE, fit: "inside", withoutEnlargement: true })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  await writeFile(join(folder, "foreground.bin"), data);
  return { width: info.width, height: info.height };
}

/** The photo, stretched to the model's size, as one plane for each channel. */
async function planesOf(input, { width, height, mean, deviation }) {
  const pixels = await sharp(input)
    .resize({ width, height, fit: "fill" })
    .toColorspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
  const count = width * height;
  const planes = new Float32Array(3 * count);
  for (let channel = 0; channel < 3; channel += 1) {
    for (let at = 0; at < count; at += 1) {
      const color = pixels[3 * at + channel] / BRIGHTEST;
      planes[channel * count + at] = (color - mean[channel]) / deviation[channel];
    }
  }
  return planes;
}

/**
 * Stretches an output from its lowest to its highest value. Probabilities of which none reaches one half, and outputs
 * without contrast, become black.
 */
function grayOf({ data, dims }) {
  const [height, width] = dims.slice(-2).map(Number);
  const isMask =
    data instanceof Float32Array &&
    dims.length >= 2 &&
    data.length > 0 &&
    data.length === width * height &&
    Math.max(width, height) <= MAX_SIDE;
  if (!isMask) throw new Error("The model's first output is not one mask of float32.");
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of data) {
    if (!Number.isFinite(value)) throw new Error("The model's first output has values that are not numbers.");
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  const pixels = Buffer.alloc(data.length);
  const areProbabilities = lowest >= 0 && highest <= 1;
  const isEmpty = highest - lowest < MIN_CONTRAST || (areProbabilities && highest < MIDDLE);
  if (isEmpty) return { pixels, width, height };
  for (let at = 0; at < data.length; at += 1)
    pixels[at] = Math.round((BRIGHTEST * (data[at] - lowest)) / (highest - lowest));
  return { pixels, width, height };
}
