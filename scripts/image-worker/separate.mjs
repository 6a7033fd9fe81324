import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { openImage } from "./open-image.mjs";
import { WorkerFailure } from "./rejection.mjs";
import { writeJpeg } from "./write-jpeg.mjs";

const INKS = 4;

/**
 * Converts an image to the inks of a press, by the table of its profile that is made for photos (perceptual intent: black
 * becomes the press's black, and the total of inks stays within its limit). Writes `separated.jpg` in the folder, without
 * the profile; or `separated.bin`, the pixels as bytes.
 * @param {{ input: string, folder: string, kind: string, mayBeHeavy: boolean, profile: string,
 *   format: "jpeg" | "raw", quality?: number }} request path of the profile
 * @returns {Promise<{ width: number, height: number }>}
 */
export async function separate({ folder, profile, format, quality, ...source }) {
  const { picture } = await openImage({ ...source, folder });
  const inked = picture.withIccProfile(profile, { attach: false });
  const { width, height, channels } = await (format === "jpeg"
    ? writePhoto(inked.jpeg({ quality, optimizeCoding: false }), join(folder, "separated.jpg"))
    : writePixels(inked, join(folder, "separated.bin")));
  // libvips only warns of a profile that it cannot use, and leaves the picture as it is.
  if (channels !== INKS) throw new WorkerFailure("The profile of the press cannot be used.");
  return { width, height };
}

/** sharp says three channels of every JPEG that it writes. */
async function writePhoto(picture, path) {
  await writeJpeg(picture, path);
  return sharp(path).metadata();
}

async function writePixels(picture, path) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  try {
    await writeFile(path, data);
  } catch (error) {
    throw new WorkerFailure(error.message);
  }
  return info;
}
