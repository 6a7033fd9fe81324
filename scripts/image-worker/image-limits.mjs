import { HeavyImage, Rejection } from "./rejection.mjs";

const MEGAPIXEL = 1e6;
/** Bytes; what needs more to decode waits for the one turn that heavy images have. */
const MAX_LIGHT_MEMORY = 120e6;

/**
 * By format: the bytes of memory that decoding takes for each pixel (measured, decision 0060), and the most megapixels.
 * An upright baseline JPEG and a PNG that is not interlaced are read row by row; everything else is held whole.
 */
const LIMITS = {
  jpeg: { bytesPerPixel: 0.5, megapixels: 100 },
  turnedJpeg: { bytesPerPixel: 3.5, megapixels: 100 },
  progressiveJpeg: { bytesPerPixel: 6.5, megapixels: 50 },
  png: { bytesPerPixel: 0.5, megapixels: 100 },
  wholePng: { bytesPerPixel: 8, megapixels: 40 },
  webp: { bytesPerPixel: 9, megapixels: 40 },
  gif: { bytesPerPixel: 5, megapixels: 40 },
  bmp: { bytesPerPixel: 3, megapixels: 30 },
  heic: { bytesPerPixel: 12, megapixels: 50 },
};

/**
 * Checks the size that an image's header claims, before any pixel is decoded.
 * @param {{ kind: string, width: number, height: number, isProgressive?: boolean, orientation?: number }} image
 * @param {boolean} mayBeHeavy whether this task has the turn of heavy images
 * @throws Rejection for an image beyond the pixels of its format
 * @throws HeavyImage for one that is to be asked for again as a heavy one
 */
export function checkSize(image, mayBeHeavy) {
  const { bytesPerPixel, megapixels } = LIMITS[formatOf(image)];
  const pixels = image.width * image.height;
  if (!(pixels <= megapixels * MEGAPIXEL)) throw new Rejection({ code: "too-many-pixels", megapixels });
  if (pixels * bytesPerPixel > MAX_LIGHT_MEMORY && !mayBeHeavy) throw new HeavyImage();
}

/** The most pixels that an image of the kind may have, whatever its details. */
export function maxPixels(kind) {
  return LIMITS[kind].megapixels * MEGAPIXEL;
}

function formatOf({ kind, isProgressive, orientation = 1 }) {
  if (kind === "png") return isProgressive || orientation > 1 ? "wholePng" : "png";
  if (kind !== "jpeg") return kind;
  if (isProgressive) return "progressiveJpeg";
  return orientation > 1 ? "turnedJpeg" : "jpeg";
}
