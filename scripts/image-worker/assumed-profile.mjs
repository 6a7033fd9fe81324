import { openExif } from "./read-exif.mjs";
import { rgbProfile } from "./rgb-profile.mjs";

/** Exif tags (Exif 3.0, 4.6.3 to 4.6.6). */
const EXIF_POINTER = 0x8769;
const COLOR_SPACE = 0xa001;
const INTEROPERABILITY_POINTER = 0xa005;
const INTEROPERABILITY_INDEX = 0x0001;
/** Values of COLOR_SPACE: not sRGB, and Adobe RGB as some cameras write it. */
const UNCALIBRATED = 0xffff;
const ADOBE_RGB = 2;
/** "DCF option file": Adobe RGB (DCF 2.0, 3.2). */
const OPTION_FILE = "R03\0";

/** Color primaries of a HEIC or AVIF file (ITU-T H.273, table 2) that are not those of sRGB. */
const SPACES_BY_PRIMARIES = { 9: "rec2020", 11: "displayP3", 12: "displayP3" };
/** The box "colr" with numbers in place of a profile (ISO 14496-12, 12.1.5), and where its bytes are read up to. */
const COLOR_NUMBERS = "colrnclx";
const MAX_HEADER_BYTES = 256 * 1024;

/**
 * The profile of a picture that has none embedded, by what else its file says about its colors.
 * @param {{ kind: string, bytes: Buffer, exif?: Buffer }} picture
 * @returns {Buffer | null} null for sRGB
 */
export function assumedProfile({ kind, bytes, exif }) {
  const space = (kind === "heic" || kind === "avif" ? spaceByNumbers(bytes) : null) ?? spaceByExif(exif);
  return space ? rgbProfile(space) : null;
}

/** All images of a file usually have the same numbers; the first are taken. */
function spaceByNumbers(bytes) {
  const at = bytes.subarray(0, MAX_HEADER_BYTES).indexOf(COLOR_NUMBERS, 0, "latin1");
  const value = at + COLOR_NUMBERS.length;
  if (at < 0 || value + 2 > bytes.length) return null;
  return SPACES_BY_PRIMARIES[bytes.readUInt16BE(value)] ?? null;
}

function spaceByExif(block) {
  if (!block) return null;
  try {
    return isAdobeRgb(openExif(block)) ? "adobeRgb" : null;
  } catch {
    // An offset beyond the end of the block.
    return null;
  }
}

function isAdobeRgb(exif) {
  const details = exif.long(exif.first, EXIF_POINTER);
  const space = details === null ? null : exif.short(details, COLOR_SPACE);
  if (space !== UNCALIBRATED) return space === ADOBE_RGB;
  const interoperability = exif.long(details, INTEROPERABILITY_POINTER);
  return (
    interoperability !== null && exif.shortText(interoperability, INTEROPERABILITY_INDEX) === OPTION_FILE
  );
}
