import type { ImageKind } from "~/image-processing";
import { startsAsBmp } from "../../../scripts/image-worker/decode-bmp.mjs";

const AVIF_BRANDS = ["avif", "avis"];
const TIFF_STARTS = ["II*\0", "MM\0*"];
const HEIC_BRANDS = ["heic", "heix", "hevc", "hevx", "mif1", "msf1"];
/** An SVG must begin within these bytes, after any prolog. */
const MAX_PROLOG_LENGTH = 8192;

/** Detects a file's type from its first bytes, regardless of its name; null for unsupported types. */
export function photoKind(bytes: Buffer): ImageKind | null {
  if (bytes.length < 12) return null;
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return "jpeg";
  if (bytes.readUInt32BE(0) === 0x89504e47) return "png";
  if (latin(bytes, 0, 4) === "RIFF" && latin(bytes, 8, 12) === "WEBP") return "webp";
  if (latin(bytes, 0, 4) === "GIF8") return "gif";
  if (startsAsBmp(bytes)) return "bmp";
  if (TIFF_STARTS.includes(latin(bytes, 0, 4))) return "tiff";
  if (latin(bytes, 4, 8) === "ftyp") return kindByBrands(bytes);
  if (startsAsSvg(bytes.toString("utf8", 0, MAX_PROLOG_LENGTH))) return "svg";
  return null;
}

/** Both formats may have the same major brand; then the compatible ones decide (ISO 14496-12, 4.3). */
function kindByBrands(bytes: Buffer): ImageKind | null {
  const end = Math.min(bytes.length, bytes.readUInt32BE(0));
  const brands = [latin(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(latin(bytes, at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return "avif";
  return HEIC_BRANDS.includes(brands[0]) ? "heic" : null;
}

function latin(bytes: Buffer, start: number, end: number): string {
  return bytes.toString("latin1", start, end);
}

/** True if the first element is an SVG; declarations and comments may precede it. */
function startsAsSvg(text: string): boolean {
  let rest = text.replace(/^\uFEFF/, "").trimStart();
  for (let end = endOfProlog(rest); end !== null; end = endOfProlog(rest)) {
    if (end < 0) return false;
    rest = rest.slice(end).trimStart();
  }
  return /^<svg[\s>/]/.test(rest);
}

/** End of the declaration or comment at the beginning; -1 when it is unterminated, null when there is none. */
function endOfProlog(text: string): number | null {
  if (text.startsWith("<?")) return endOf(text, "?>");
  if (text.startsWith("<!--")) return endOf(text, "-->");
  if (!/^<!doctype/i.test(text)) return null;
  const hasSubset = text.indexOf("[") !== -1 && text.indexOf("[") < text.indexOf(">");
  return hasSubset ? endOf(text, "]>") : endOf(text, ">");
}

function endOf(text: string, mark: string): number {
  const at = text.indexOf(mark);
  return at < 0 ? -1 : at + mark.length;
}
