import { readFile } from "node:fs/promises";
import { ImageRejected } from "~/image-processing";
import { fitPicture } from "../designs/fit-picture";
import { UploadRejection } from "../designs/image-turn";
import { fileHead, fileTail } from "../files/file-head";

export interface CertificateFile {
  media_type: "application/pdf" | "image/jpeg";
  file: Buffer;
}

const WANTED = "Please choose a PDF or an image (JPEG, PNG, WebP) of your certificate.";
const UNREADABLE = "We couldn't read this image. Please save it as JPEG or PDF and try again.";
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
  const picture = await fitPicture(source, { side: MAX_SIDE, quality: 85 }).catch((error: unknown) => {
    throw error instanceof ImageRejected ? new UploadRejection(UNREADABLE, error.seconds) : error;
  });
  if (!picture) throw new UploadRejection(WANTED);
  return { media_type: "image/jpeg", file: picture.file, seconds: picture.seconds };
}

/** Checks the beginning and the end of a PDF. */
async function isPdf(path: string): Promise<boolean> {
  const [head, tail] = [await fileHead(path), await fileTail(path)];
  return head.toString("latin1", 0, 5) === "%PDF-" && tail.includes("%%EOF");
}
