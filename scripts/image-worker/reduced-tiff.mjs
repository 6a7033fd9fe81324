import { openExif } from "./read-exif.mjs";

/** TIFF tags: what the first image is (TIFF 6.0), and the mark of a raw photo (DNG 1.6). */
const SUBFILE_TYPE = 254;
const DNG_VERSION = 50706;
const CANON_MARK = "CR";

/**
 * True if the first image of a TIFF file is only a small copy, as in raw files of cameras.
 * @param {Buffer} bytes
 * @returns {boolean}
 */
export function isReducedTiff(bytes) {
  if (bytes.toString("latin1", 8, 10) === CANON_MARK) return true;
  try {
    const exif = openExif(bytes);
    return (
      Boolean((exif.long(exif.first, SUBFILE_TYPE) ?? 0) & 1) || exif.long(exif.first, DNG_VERSION) !== null
    );
  } catch {
    return true;
  }
}
