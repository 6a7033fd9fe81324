import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ImageKind, processImage } from "~/image-processing";
import { fileHead } from "../files/file-head";
import { photoKind } from "./photo-kind";

const KINDS: (ImageKind | null)[] = ["jpeg", "png", "webp"];

/** A re-encoded picture. */
export interface FittedPicture {
  /** JPEG. */
  file: Buffer;
  /** Pixels. */
  width: number;
  height: number;
  /** Processing time in seconds. */
  seconds: number;
}

/**
 * Re-encodes an uploaded JPEG, PNG or WebP as JPEG in a child process: upright, on white, without metadata.
 * @param source the file's path, a working folder, the sender, and the abort signal
 * @param size `side` is the maximum length of the longer side in pixels
 * @returns null for a file of another type
 * @throws ImageRejected, TooManyImages; Error for failures not caused by the file
 */
export async function fitPicture(
  source: { input: string; folder: string; visitor: string; signal?: AbortSignal },
  size: { side: number; quality: number },
): Promise<FittedPicture | null> {
  const kind = photoKind(await fileHead(source.input));
  if (!kind || !KINDS.includes(kind)) return null;
  const fitted = await processImage("fit", { ...source, kind }, size);
  return { ...fitted, file: await readFile(join(source.folder, "fitted.jpg")) };
}
