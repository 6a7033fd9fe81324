import { HeavyImage, Rejection } from "./rejection.mjs";

const MEGAPIXEL = 1e6;
/** Bytes; an image that needs more memory waits for the single turn of heavy images. */
const MAX_LIGHT_MEMORY = 120e6;
/** Bytes that a process takes without an image. */
const RESTING_MEMORY = 85e6;

/**
 * By format: bytes of memory per pixel while decoding (measured, decision 0060), and the maximum megapixels. Upright
 * baseline JPEGs and non-interlaced PNGs of 8 bits are read row by row, and HEIC of tiles by rows of tiles; all others are
 * held in memory as a whole.
 */
const LIMITS = {
  jpeg: { bytesPerPixel: 0.5, megapixels: 100 },
  turnedJpeg: { bytesPerPixel: 3.5, megapixels: 100 },
  progressiveJpeg: { bytesPerPixel: 6.5, megapixels: 50 },
  png: { bytesPerPixel: 0.5, megapixels: 100 },
  wholePng: { bytesPerPixel: 8, megapixels: 40 },
  webp: { bytesPerPixel: 9, megapixels: 40 },
  avif: { bytesPerPixel: 19, megapixels: 50 },
  tiff: { bytesPerPixel: 9, megapixels: 40 },
  gif: { bytesPerPixel: 5, megapixels: 40 },
  bmp: { bytesPerPixel: 3, megapixels: 30 },
  heic: { bytesPerPixel: 0.5, megapixels: 100 },
  wholeHeic: { bytesPerPixel: 8.5, megapixels: 100 },
};

/**
 * Checks the size in an image's header before any pixel is decoded.
 * @param {{ kind: string, width: number, height: number, isProgressive?: boolean, depth?: string, orientation?: number }} image
 * @param {boolean} mayBeHeavy whether this task has the turn of heavy images
 * @throws Rejection for an image beyond the pixel limit of its format, or of the memory that this process may use
 * @throws HeavyImage for one that must be requested again as a heavy one
 */
export function checkSize(image, mayBeHeavy) {
  const { bytesPerPixel, megapixels: maxOfFormat } = LIMITS[formatOf(image)];
  const megapixels = Math.min(maxOfFormat, megapixelsInMemory(bytesPerPixel));
  const pixels = image.width * image.height;
  if (!(pixels <= megapixels * MEGAPIXEL)) throw new Rejection({ code: "too-many-pixels", megapixels });
  if (pixels * bytesPerPixel > MAX_LIGHT_MEMORY && !mayBeHeavy) throw new HeavyImage();
}

/** app/image-processing limits the memory of the process and sets the variable; elsewhere it is unlimited. */
function megapixelsInMemory(bytesPerPixel) {
  const bytes = Number(process.env.USABLE_KILOBYTES ?? Number.POSITIVE_INFINITY) * 1024;
  return Math.floor((bytes - RESTING_MEMORY) / bytesPerPixel / MEGAPIXEL);
}

/** The highest pixel limit for images of the format. */
export function maxPixels(kind) {
  return LIMITS[kind].megapixels * MEGAPIXEL;
}

function formatOf({ kind, isProgressive, depth, orientation = 1 }) {
  if (kind === "png") return isProgressive || depth === "ushort" || orientation > 1 ? "wholePng" : "png";
  if (kind !== "jpeg") return kind;
  if (isProgressive) return "progressiveJpeg";
  return orientation > 1 ? "turnedJpeg" : "jpeg";
}
