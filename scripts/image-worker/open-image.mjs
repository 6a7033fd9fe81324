import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { assumedProfile } from "./assumed-profile.mjs";
import { decodeBmp } from "./decode-bmp.mjs";
import { decodeHeic } from "./decode-heic.mjs";
import { checkSize, maxPixels } from "./image-limits.mjs";
import { pictureParts, withProfile } from "./jpeg-segments.mjs";
import { openSvg } from "./open-svg.mjs";
import { writeProfiledTiff } from "./profiled-tiff.mjs";
import { isReducedTiff } from "./reduced-tiff.mjs";
import { Rejection, WorkerFailure } from "./rejection.mjs";
import { isSrgb, srgbProfile } from "./srgb.mjs";
import { takenAt } from "./taken-at.mjs";

/** sharp's names of the formats whose headers it reads. */
const SHARP_FORMATS = {
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  gif: "gif",
  tiff: "tiff",
  avif: "heif",
  heic: "heif",
};
/** sharp's names of the color spaces that a profile of RGB can be assumed for. */
const RGB_SPACES = ["srgb", "rgb16"];
/** A progressive JPEG is held in memory as a whole whenever it is decoded; larger ones are stored as baseline. */
const MAX_PROGRESSIVE_PIXELS = 18e6;

/**
 * Opens an untrusted image, upright, so that its pixels become sRGB: by its profile, or by what its file says about its
 * colors otherwise. Of an animation the first frame is used, and an SVG drawing is rasterized. Decoders get the bytes,
 * never the file's name, so that no other file can be read.
 * @param {{ input: string, folder: string, kind: string, mayBeHeavy: boolean, svgSide?: number }} request svgSide is
 *   the length of a drawing's longer side in pixels; the folder may get intermediate files
 * @returns {Promise<{ picture: import("sharp").Sharp, takenAt: string | null, unchanged?: { parts: Buffer[], width: number, height: number } }>}
 *   unchanged: the file without its metadata, if that is an upright sRGB JPEG
 * @throws Rejection, HeavyImage, WorkerFailure; Error when it cannot be decoded
 */
export async function openImage({ input, folder, kind, mayBeHeavy, svgSide }) {
  const bytes = await readInput(input);
  if (kind === "svg") return { picture: await openSvg(bytes, svgSide), takenAt: null };
  if (kind === "bmp") return { picture: openBmp(bytes, mayBeHeavy), takenAt: null };
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (header.format !== SHARP_FORMATS[kind]) throw new Rejection({ code: "unreadable" });
  if (kind === "tiff" && isReducedTiff(bytes)) throw new Rejection({ code: "unreadable" });
  checkSize({ ...header, kind }, mayBeHeavy);
  return {
    ...(await openColors({ bytes, folder, kind, mayBeHeavy, header })),
    takenAt: takenAt(header.exif),
  };
}

async function openColors({ bytes, folder, kind, mayBeHeavy, header }) {
  const mayAssume = !header.icc && RGB_SPACES.includes(header.space);
  const assumed = mayAssume ? assumedProfile({ kind, bytes, exif: header.exif }) : null;
  const isPlain = !assumed && (header.icc ? await isSrgb(header.icc) : mayAssume);
  const settings = {
    limitInputPixels: maxPixels(kind),
    failOn: "error",
    sequentialRead: true,
    ignoreIcc: isPlain,
  };
  const open = (source) => sharp(source, settings).autoOrient();
  if (kind === "heic") {
    const decoded = await decodeHeic(bytes, ({ isTiled, ...size }) =>
      checkSize({ ...size, kind: isTiled ? "heic" : "wholeHeic" }, mayBeHeavy),
    );
    return { picture: await withColors(decoded, isPlain ? null : (header.icc ?? assumed), folder) };
  }
  if (assumed && kind === "jpeg") return { picture: open(withProfile(bytes, assumed)) };
  if (assumed || header.depth === "ushort") {
    return { picture: await reduced(open(bytes), { ...header, assumed }, folder) };
  }
  return { picture: open(bytes), unchanged: isPlain ? await unchangedJpeg(bytes, header) : undefined };
}

/**
 * The same picture with 8 bits per channel. By itself sharp takes 16 bits without a profile for Display P3, and leaves
 * them in it otherwise; gray ones lose their profile.
 */
async function reduced(picture, { icc, space, assumed }, folder) {
  if (assumed) {
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    return withColors({ ...info, bands: [data] }, assumed, folder);
  }
  const path = join(folder, "reduced.tiff");
  const isGray = space === "grey16";
  const eight = icc && !isGray ? picture.withIccProfile("srgb") : picture.keepIccProfile();
  await (isGray ? eight.toColourspace("b-w") : eight).tiff({ compression: "none" }).toFile(path);
  return sharp(path, { sequentialRead: true, limitInputPixels: false });
}

/** Pixels as a picture with that profile; null is sRGB. */
async function withColors(pixels, profile, folder) {
  const path = join(folder, "pixels.tiff");
  await writeProfiledTiff(path, pixels, profile);
  return sharp(path, { sequentialRead: true, limitInputPixels: false });
}

async function unchangedJpeg(bytes, header) {
  const { format, width, height, orientation = 1, isProgressive, channels } = header;
  const isHeavy = isProgressive && width * height > MAX_PROGRESSIVE_PIXELS;
  if (format !== "jpeg" || orientation !== 1 || channels !== 3 || isHeavy) return undefined;
  const parts = pictureParts(bytes, await srgbProfile());
  return parts ? { parts, width, height } : undefined;
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
