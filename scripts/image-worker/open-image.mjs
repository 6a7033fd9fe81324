import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { decodeBmp } from "./decode-bmp.mjs";
import { decodeHeic } from "./decode-heic.mjs";
import { checkSize, maxPixels } from "./image-limits.mjs";
import { openSvg } from "./open-svg.mjs";
import { Rejection, WorkerFailure } from "./rejection.mjs";
import { takenAt } from "./taken-at.mjs";

/** sharp's names of the formats whose headers it reads. */
const SHARP_FORMATS = { jpeg: "jpeg", png: "png", webp: "webp", gif: "gif", heic: "heif" };

/**
 * Opens an untrusted image, upright. Of an animation the first frame is used, and an SVG drawing is rasterized.
 * Decoders get the bytes, never the file's name, so that no other file can be read.
 * @param {{ input: string, kind: string, mayBeHeavy: boolean, svgSide?: number }} request svgSide is the length of a drawing's longer side in pixels
 * @returns {Promise<{ picture: import("sharp").Sharp, takenAt: string | null }>}
 * @throws Rejection, HeavyImage, WorkerFailure; Error when it cannot be decoded
 */
export async function openImage({ input, kind, mayBeHeavy, svgSide }) {
  const bytes = await readInput(input);
  if (kind === "svg") return { picture: await openSvg(bytes, svgSide), takenAt: null };
  if (kind === "bmp") return { picture: openBmp(bytes, mayBeHeavy), takenAt: null };
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (header.format !== SHARP_FORMATS[kind]) throw new Rejection({ code: "unreadable" });
  checkSize({ ...header, kind }, mayBeHeavy);
  const picture = kind === "heic" ? await openHeic(bytes, mayBeHeavy) : openUpright(bytes, kind);
  return { picture, takenAt: takenAt(header.exif) };
}

function openUpright(bytes, kind) {
  const settings = { limitInputPixels: maxPixels(kind), failOn: "error", sequentialRead: true };
  return sharp(bytes, settings).autoOrient();
}

async function readInput(input) {
  try {
    return await readFile(input);
  } catch (error) {
    throw new WorkerFailure(error.message);
  }
}

function openBmp(bytes, mayBeHeavy) {
  const decoded = decodeBmp(bytes, (size) => checkSize({ ...size, kind: "bmp" }, mayBeHeavy));
  const { width, height, data } = decoded;
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** The stored pixels may be rotated; the decoder applies the orientation. */
async function openHeic(bytes, mayBeHeavy) {
  const check = (size) => checkSize({ ...size, kind: "heic" }, mayBeHeavy);
  const { width, height, data } = await decodeHeic(bytes, check);
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}
