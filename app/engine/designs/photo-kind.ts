export type PhotoKind = "jpeg" | "png" | "webp" | "gif" | "heic";

const HEIC_BRANDS = ["heic", "heix", "hevc", "hevx", "mif1", "msf1"];

/** What a file is by its first bytes, whatever its name says; null when it is no photo that we take. */
export function photoKind(bytes: Buffer): PhotoKind | null {
  if (bytes.length < 12) return null;
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return "jpeg";
  if (bytes.readUInt32BE(0) === 0x89504e47) return "png";
  if (latin(bytes, 0, 4) === "RIFF" && latin(bytes, 8, 12) === "WEBP") return "webp";
  if (latin(bytes, 0, 4) === "GIF8") return "gif";
  if (latin(bytes, 4, 8) === "ftyp" && HEIC_BRANDS.includes(latin(bytes, 8, 12))) return "heic";
  return null;
}

function latin(bytes: Buffer, start: number, end: number): string {
  return bytes.toString("latin1", start, end);
}
