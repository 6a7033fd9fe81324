import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ImageKind, ImageRejected, processImage } from "~/image-processing";
import { UploadRejection } from "../designs/image-turn";
import { photoKind } from "../designs/photo-kind";
import { fileHead, fileTail } from "../files/file-head";

export interface CertificateFile {
  media_type: "application/pdf" | "image/jpeg";
  file: Buffer;
}

const WANTED = "Please choose a PDF or an image (JPEG, PNG, WebP) of your certificate.";
const UNREADABLE = "We couldn't read this image. Please save it as JPEG or PDF and try again.";
const PICTURE_KINDS: (ImageKind | null)[] = ["jpeg", "png", "webp"];
/** Pixels; text on a scanned page of that size is readable. */
const MAX_SIDE = 3000;

/**
 * Converts an uploaded file to a stored certificate: a PDF unchanged, a picture (JPEG, PNG, WebP) re-encoded as JPEG,
 * upright and without metadata.
 * @param source the file's path, a working folder, the sender, and the abort signal
 * @returns the certificate, and the seconds of processing
 * @throws UploadRejection, TooManyImages; Error for failures not caused by the file
 */
export async function readCertificateFile(source: {
  input: string;
  folder: string;
  visitor: string;
  signal?: AbortSignal;
}): Promise<CertificateFile & { seconds: number }> {
  if (await isPdf(source.input))
    return { media_type: "application/pdf", file: await readFile(source.input), seconds: 0 };
  const kind = photoKind(await fileHead(source.input));
  if (!kind || !PICTURE_KINDS.includes(kind)) throw new UploadRejection(WANTED);
  try {
    const { seconds } = await processImage("fit", { ...source, kind }, { side: MAX_SIDE, quality: 85 });
    const file = await readFile(join(source.folder, "fitted.jpg"));
    return { media_type: "image/jpeg", file, seconds };
  } catch (error) {
    if (error instanceof ImageRejected) throw new UploadRejection(UNREADABLE, error.seconds);
    throw error;
  }
}

/** Checks the beginning and the end of a PDF. */
async function isPdf(path: string): Promise<boolean> {
  const [head, tail] = [await fileHead(path), await fileTail(path)];
  return head.toString("latin1", 0, 5) === "%PDF-" && tail.includes("%%EOF");
}
