import { join } from "node:path";
import type { PhotoFocus } from "~/design/photos/photo-focus";
import { type ImageKind, ImageRejected, processImage, type RejectionReason } from "~/image-processing";
import { fileHead } from "../files/file-head";
import { UploadRejection } from "./image-turn";
import { photoKind } from "./photo-kind";

const SMALLEST_SIDE = 100;
/** Maximum aspect ratio of a photo. */
const MAX_PROPORTION = 30;

/** Maximum side lengths in pixels, each made from the previous one; JPEG files. */
const SIZES = [
  { name: "display", side: 1600, quality: 84 },
  /** For pictures with embedded photos. */
  { name: "preview", side: 900, quality: 78 },
  { name: "thumbnail", side: 400, quality: 80 },
] as const;
export type PhotoSize = (typeof SIZES)[number]["name"];

/** All files of a photo; the original has every pixel that was uploaded, for print. */
export const PHOTO_FILES = ["original", ...SIZES.map(({ name }) => name)] as const;
export type PhotoFile = (typeof PHOTO_FILES)[number];

export interface ReencodedPhoto {
  width: number;
  height: number;
  /** Size of the original. */
  bytes: number;
  /** Paths of the JPEG files. */
  files: Record<PhotoFile, string>;
  /** In the camera's local time; null when the file has none. */
  takenAt: string | null;
  /** Where a new crop starts; null when nothing in it stands out. */
  focus: PhotoFocus | null;
  /** Its main colors (hex), the most striking first. */
  colors: string[];
  /** Processing time in seconds. */
  seconds: number;
}

/**
 * Converts an uploaded file into a stored photo: decoded and re-encoded as JPEG, upright, in sRGB with its
 * profile, without metadata (location, owner, thumbnail); the capture time is read before. An upright sRGB JPEG keeps
 * the bytes of its picture. Transparency becomes white, as in print. Of an
 * animation the first frame is used, and SVG drawings are rasterized.
 * @param source the file's path, the folder for the photo's files, the sender, and the abort signal
 * @throws UploadRejection, TooManyImages; Error for failures not caused by the file
 */
export async function reencodePhoto(source: {
  input: string;
  folder: string;
  visitor: string | null;
  signal?: AbortSignal;
}): Promise<ReencodedPhoto> {
  const kind = photoKind(await fileHead(source.input));
  if (!kind)
    throw new UploadRejection("Please choose a photo: JPEG, PNG, WebP, GIF, BMP, TIFF, AVIF, HEIC or SVG.");
  try {
    const shape = { minSide: SMALLEST_SIDE, maxProportion: MAX_PROPORTION, sizes: SIZES };
    const reencoded = await processImage("reencodePhoto", { ...source, kind }, shape);
    const paths = PHOTO_FILES.map((file) => [file, join(source.folder, `${file}.jpg`)]);
    return { ...reencoded, files: Object.fromEntries(paths) };
  } catch (error) {
    if (error instanceof ImageRejected)
      throw new UploadRejection(wordsFor(error.reason, kind), error.seconds);
    throw error;
  }
}

const TOO_HEAVY =
  "This photo takes more memory than we can give it. Please choose a smaller one, or save it as a standard JPEG.";
const UNREADABLE_SVG = "We couldn't read this SVG. Please save it as PNG or JPEG and try again.";
const unreadable: Partial<Record<ImageKind, string>> = {
  bmp: "We couldn't read this BMP. Please save it as PNG or JPEG and try again.",
  avif: "We couldn't read this AVIF photo. Please save it as JPEG and try again.",
  heic: "We couldn't read this HEIC photo. Please save it as JPEG and try again.",
  tiff: "We couldn't read this TIFF or camera raw file. Please save it as JPEG and try again.",
  svg: UNREADABLE_SVG,
};

function wordsFor(reason: RejectionReason, kind: ImageKind): string {
  switch (reason.code) {
    case "too-small":
      return `This photo is too small to print. Please choose one with at least ${SMALLEST_SIDE} pixels on each side.`;
    case "too-narrow":
      return "This photo is too narrow to print. Please choose one with a more regular shape.";
    case "too-heavy":
      return kind === "svg" ? UNREADABLE_SVG : TOO_HEAVY;
    case "too-many-pixels":
      return tooManyPixels(kind, reason.megapixels);
    default:
      return unreadable[kind] ?? "We couldn't read this photo. The file may be damaged.";
  }
}

/** A baseline JPEG may have more pixels than any other format. */
function tooManyPixels(kind: ImageKind, megapixels: number): string {
  const problem = `This photo has more than ${megapixels} megapixels.`;
  if (megapixels >= 100) return `${problem} Please choose a smaller one.`;
  const format = kind === "jpeg" ? "a standard JPEG (not progressive)" : "a JPEG";
  return `${problem} Please choose a smaller one, or save it as ${format}.`;
}
