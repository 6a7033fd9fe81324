import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { decodeBmp } from "./decode-bmp.mjs";
import { decodeHeic } from "./decode-heic.mjs";
import { checkSize, maxPixels } from "./image-limits.mjs";
import { openSvg } from "./open-svg.mjs";
import { Rejection, WorkerFailure } from "./rejection.mjs";
import { takenAt } from "./taken-at.mjs";

/** What sharp calls the formats whose headers it reads. */
const SHARP_FORMATS = { jpeg: "jpeg", png: "png", webp: "webp", gif: "gif", heic: "heif" };

/**
 * Opens a foreign image, upright. Of an animation the first picture is taken, and a drawing (SVG) becomes pixels.
 * Decoders get the bytes, never the file's name, so that nothing beside the file can be read.
 * @param {{ input: string, kind: string, mayBeHeavy: boolean, svgSide?: number }} request svgSide is how many pixels the
 *   longer side of a drawing gets
 * @returns {Promise<{ picture: import("sharp").Sharp, takenAt: string | null }>}
 * @throws Rejection, HeavyImage, WorkerFailure; Error for what cannot be decoded
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

/** The pixels lie in the file as its header says or turned; the decoder turns them. */
async function openHeic(bytes, mayBeHeavy) {
  const check = (size) => checkSize({ ...size, kind: "heic" }, mayBeHeavy);
  const { width, height, data } = await decodeHeic(bytes, check);
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}
