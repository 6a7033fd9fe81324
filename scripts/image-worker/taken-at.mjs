import { openExif } from "./read-exif.mjs";

/** Exif tags (Exif 3.0, 4.6.3 and 4.6.5). */
const EXIF_POINTER = 0x8769;
const DATE_TIME_ORIGINAL = 0x9003;

const WRITTEN = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/;

/**
 * Reads the capture time, such as 2024-05-03T14:22:10, in the camera's local time, from a file's Exif block; null when
 * it is missing or unreadable.
 * @param {Buffer | undefined} exif
 * @returns {string | null}
 */
export function takenAt(exif) {
  if (!exif) return null;
  try {
    return readable(originalDate(exif) ?? "");
  } catch {
    // An offset beyond the end of the block.
    return null;
  }
}

function originalDate(block) {
  const exif = openExif(block);
  const details = exif.long(exif.first, EXIF_POINTER);
  const date = details === null ? null : exif.long(details, DATE_TIME_ORIGINAL);
  return date === null ? null : exif.text(date, 19);
}

/** Null for an invalid time, such as the zeros of a clock that was never set. */
function readable(text) {
  const parts = WRITTEN.exec(text);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const moment = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const known = new Date(`${moment}Z`);
  const isReal = !Number.isNaN(known.getTime()) && known.toISOString().startsWith(moment);
  return isReal && Number(year) >= 1900 ? moment : null;
}
