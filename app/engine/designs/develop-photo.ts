import sharp, { type Sharp } from "sharp";
import { fewAtOnce } from "../shared/few-at-once";
import { decodeBmp } from "./decode-bmp";
import { decodeHeic } from "./decode-heic";
import { type PhotoKind, photoKind } from "./photo-kind";
import { rasteriseSvg } from "./rasterise-svg";
import { takenAt } from "./taken-at";

const MOST_PIXELS = 100_000_000;
const SMALLEST_SIDE = 100;
/** A picture longer than this in its shorter sides is a thread. */
const LONGEST_PROPORTION = 30;
const TIMEOUT_SECONDS = 60;

/** A photo beyond these pixels may take some hundred megabytes while it is developed, so one waits for the other. */
const LARGE = 30_000_000;
const oneLarge = fewAtOnce(1, 40);

/** Side lengths in pixels at most, each made from the one before; JPEG files. */
const SIZES = { display: 1600, preview: 900, thumbnail: 400 } as const;
export type PhotoSize = keyof typeof SIZES;

export interface DevelopedPhoto {
  width: number;
  height: number;
  /** For print: every pixel the file had. */
  original: Buffer;
  display: Buffer;
  /** For pictures that carry their photos within. */
  preview: Buffer;
  thumbnail: Buffer;
  /** By the camera's own clock; null when the file did not say. */
  takenAt: string | null;
}

/** A file that cannot be taken, with what to tell the shopper. */
export class PhotoRefusal extends Error {}

/**
 * Turns an uploaded file into the photo that is kept: decoded and encoded anew as JPEG, upright, in sRGB, without
 * anything the camera wrote into it (place, owner, the picture of before); when it was taken is read first. What is
 * transparent becomes white, as printing would make it. Of an animation the first picture is taken, and drawings (SVG)
 * become pixels.
 * @throws PhotoRefusal
 */
export async function developPhoto(bytes: Buffer): Promise<DevelopedPhoto> {
  const kind = photoKind(bytes);
  if (!kind) throw new PhotoRefusal("Please choose a photo: JPEG, PNG, WebP, GIF, BMP, HEIC or SVG.");
  try {
    const known = await examine(bytes, kind);
    const work = async () => ({ ...(await develop(await open(bytes, kind))), takenAt: known.takenAt });
    return await (known.pixels > LARGE ? oneLarge(work) : work());
  } catch (error) {
    if (error instanceof PhotoRefusal) throw error;
    throw new PhotoRefusal(unreadable[kind] ?? "We could not read this photo; the file seems to be damaged.");
  }
}

const unreadable: Partial<Record<PhotoKind, string>> = {
  bmp: "We could not read this BMP. Please save it as PNG or JPEG and try again.",
  heic: "We could not read this HEIC photo. Please save it as JPEG and try again.",
  svg: "We could not draw this SVG. Please save it as PNG or JPEG and try again.",
};

/** What the file says of itself, before anything of it is decoded. */
async function examine(
  bytes: Buffer,
  kind: PhotoKind,
): Promise<Pick<DevelopedPhoto, "takenAt"> & { pixels: number }> {
  // A BMP of 25 MB is never a large one: it is not compressed.
  if (kind === "svg" || kind === "bmp") return { pixels: 0, takenAt: null };
  const { width, height, exif } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const pixels = width * height;
  if (pixels > MOST_PIXELS) throw tooManyPixels();
  return { pixels, takenAt: takenAt(exif) };
}

async function open(bytes: Buffer, kind: PhotoKind): Promise<Sharp> {
  if (kind === "svg") return sharp(await rasteriseSvg(bytes), { failOn: "error" });
  if (kind === "bmp") return openBmp(bytes);
  if (kind !== "heic") {
    const settings = { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true } as const;
    return sharp(bytes, settings).autoOrient();
  }
  const decoded = await decodeHeic(bytes, MOST_PIXELS);
  if (!decoded) throw tooManyPixels();
  const { width, height, data } = decoded;
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  });
}

function openBmp(bytes: Buffer): Sharp {
  const decoded = decodeBmp(bytes, MOST_PIXELS);
  if (!decoded) throw tooManyPixels();
  const { width, height, data } = decoded;
  return sharp(data, { raw: { width, height, channels: 3 } });
}

function tooSmall(): PhotoRefusal {
  return new PhotoRefusal(
    `This photo is too small to print: please choose one of ${SMALLEST_SIDE} pixels or more.`,
  );
}

function tooNarrow(): PhotoRefusal {
  return new PhotoRefusal("This photo is too narrow to print. Please choose one of a usual shape.");
}

function tooManyPixels(): PhotoRefusal {
  return new PhotoRefusal("This photo has more than 100 megapixels. Please choose a smaller one.");
}

async function develop(picture: Sharp): Promise<Omit<DevelopedPhoto, "takenAt">> {
  const { data: original, info } = await forPrint(picture);
  const [shorter, longer] = [info.width, info.height].sort((one, other) => one - other);
  if (shorter < SMALLEST_SIDE) throw tooSmall();
  if (longer > LONGEST_PROPORTION * shorter) throw tooNarrow();
  const display = await fitted(original, SIZES.display, 84);
  const preview = await fitted(display, SIZES.preview, 78);
  const thumbnail = await fitted(preview, SIZES.thumbnail, 80);
  return { width: info.width, height: info.height, original, display, preview, thumbnail };
}

/** Written row by row: with its coding optimised, a file of 100 megapixels would take 600 MB more of memory. */
function forPrint(picture: Sharp) {
  return picture
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4", optimiseCoding: false })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true });
}

function fitted(photo: Buffer, side: number, quality: number): Promise<Buffer> {
  return sharp(photo)
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality, mozjpeg: false })
    .toBuffer();
}
