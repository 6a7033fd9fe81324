import sharp from "sharp";
import { photoKind } from "../designs/photo-kind";

/** A file that cannot be taken, with what to tell the customer. */
export class CertificateRefusal extends Error {}

export interface CertificateFile {
  media_type: "application/pdf" | "image/jpeg";
  file: Buffer;
}

const WANTED = "Please choose a PDF or a picture (JPEG, PNG, WebP) of your certificate.";
const UNREADABLE = "We could not read this picture. Please save it as JPEG or PDF and try again.";
const MOST_PIXELS = 50_000_000;
/** Pixels; what is written on a scanned page of that size can be read. */
const LONGEST_SIDE = 3000;

/**
 * The certificate that is kept of an uploaded file: a PDF as it is, a picture (JPEG, PNG, WebP, GIF) decoded and encoded
 * anew as JPEG, upright and without what the camera wrote into it.
 * @throws CertificateRefusal
 */
export async function readCertificateFile(bytes: Buffer): Promise<CertificateFile> {
  if (isPdf(bytes)) return { media_type: "application/pdf", file: bytes };
  if (!photoKind(bytes)) throw new CertificateRefusal(WANTED);
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" });
    const file = await picture
      .rotate()
      .flatten({ background: "#ffffff" })
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 85 })
      .toBuffer();
    return { media_type: "image/jpeg", file };
  } catch {
    throw new CertificateRefusal(UNREADABLE);
  }
}

/** It begins and ends as a PDF does. */
function isPdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-1024).toString("latin1");
  return bytes.subarray(0, 5).toString("latin1") === "%PDF-" && end.includes("%%EOF");
}
