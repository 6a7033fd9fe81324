import sharp, { type Sharp } from "sharp";
import { decodeHeic } from "./decode-heic";
import { type PhotoKind, photoKind } from "./photo-kind";

const MOST_PIXELS = 100_000_000;
const LONGEST_SIDE = 6000;
const SMALLEST_SIDE = 100;

/** Side lengths in pixels at most; JPEG files. */
const SIZES = { display: 1600, thumbnail: 400 } as const;
export type PhotoSize = keyof typeof SIZES;

export interface DevelopedPhoto {
  width: number;
  height: number;
  /** For print: at most 6000 pixels a side. */
  original: Buffer;
  display: Buffer;
  thumbnail: Buffer;
}

/** A file that cannot be taken, with what to tell the shopper. */
export class PhotoRefusal extends Error {}

/**
 * Turns an uploaded file into the photo that is kept: decoded and encoded anew as JPEG, upright, in sRGB, without
 * anything the camera wrote into it (place, time, owner). What is transparent becomes white, as printing would make it.
 * Of an animation the first picture is taken.
 * @throws PhotoRefusal
 */
export async function developPhoto(bytes: Buffer): Promise<DevelopedPhoto> {
  const kind = photoKind(bytes);
  if (!kind) throw new PhotoRefusal("Please choose a photo: JPEG, PNG, WebP, GIF or HEIC.");
  try {
    return await develop(await open(bytes, kind));
  } catch (error) {
    if (error instanceof PhotoRefusal) throw error;
    throw new PhotoRefusal(
      kind === "heic"
        ? "We could not read this HEIC photo. Please save it as JPEG and try again."
        : "We could not read this photo; the file seems to be damaged.",
    );
  }
}

async function open(bytes: Buffer, kind: PhotoKind): Promise<Sharp> {
  if (kind === "heic") {
    const decoded = await decodeHeic(bytes, MOST_PIXELS);
    if (!decoded) throw tooManyPixels();
    const { width, height, data } = decoded;
    return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
      raw: { width, height, channels: 4 },
    });
  }
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" });
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > MOST_PIXELS) throw tooManyPixels();
  return picture.rotate();
}

function tooSmall(): PhotoRefusal {
  return new PhotoRefusal(
    `This photo is too small to print: please choose one of ${SMALLEST_SIDE} pixels or more.`,
  );
}

function tooManyPixels(): PhotoRefusal {
  return new PhotoRefusal("This photo has more than 100 megapixels. Please choose a smaller one.");
}

async function develop(picture: Sharp): Promise<DevelopedPhoto> {
  const { data: original, info } = await fitted(picture.flatten({ background: "#ffffff" }), LONGEST_SIDE, 90);
  if (Math.min(info.width, info.height) < SMALLEST_SIDE) throw tooSmall();
  const { data: display } = await fitted(sharp(original), SIZES.display, 84);
  const { data: thumbnail } = await fitted(sharp(display), SIZES.thumbnail, 80);
  return { width: info.width, height: info.height, original, display, thumbnail };
}

function fitted(picture: Sharp, side: number, quality: number) {
  return picture
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality, mozjpeg: false })
    .toBuffer({ resolveWithObject: true });
}
