/** Exif tags (Exif 3.0, 4.6.3 and 4.6.5). */
const EXIF_POINTER = 0x8769;
const DATE_TIME_ORIGINAL = 0x9003;
const ENTRY_BYTES = 12;
const MAX_ENTRIES = 500;

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

function originalDate(exif) {
  const tiff = exif.toString("latin1", 0, 6) === "Exif\0\0" ? exif.subarray(6) : exif;
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));

  /** The value of a tag in the directory at that offset; here always an offset itself. */
  const find = (directory, tag) => {
    const entries = Math.min(short(directory), MAX_ENTRIES);
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + entry * ENTRY_BYTES;
      if (short(at) === tag) return long(at + 8);
    }
    return null;
  };

  const details = find(long(4), EXIF_POINTER);
  const date = details === null ? null : find(details, DATE_TIME_ORIGINAL);
  return date === null ? null : tiff.toString("latin1", date, date + 19);
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
