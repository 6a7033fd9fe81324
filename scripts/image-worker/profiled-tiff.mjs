import { open } from "node:fs/promises";
import { WorkerFailure } from "./rejection.mjs";

/** Types of TIFF fields (TIFF 6.0, section 2). */
const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;
const ENTRY_BYTES = 12;
/** The header, and the one directory, which begins right after it. */
const HEADER_BYTES = 8;
const BITS = 8;

/**
 * Writes pixels as an uncompressed TIFF file with an ICC profile, for a decoder that gives pixels without their colors'
 * meaning.
 * @param {string} path
 * @param {{ width: number, height: number, channels: number, bands: Iterable<Uint8Array> }} picture three or four bytes
 *   per pixel, rows from the top; each band is written before the next one is taken
 * @param {Buffer | null} profile null for sRGB
 * @throws WorkerFailure when it cannot be written; whatever the bands throw
 */
export async function writeProfiledTiff(path, { bands, ...size }, profile) {
  const bytes = size.width * size.height * size.channels;
  const file = await orFailure(open(path, "w"));
  try {
    await orFailure(file.writeFile(tiffHeader({ ...size, bytes }, profile)));
    for (const band of bands) await orFailure(file.writeFile(band));
  } finally {
    await file.close();
  }
}

async function orFailure(written) {
  try {
    return await written;
  } catch (error) {
    throw new WorkerFailure(error.message);
  }
}

/** @returns {Buffer} everything before the pixels */
export function tiffHeader({ width, height, channels, bytes }, profile) {
  const hasAlpha = channels > 3;
  const count = 10 + (hasAlpha ? 1 : 0) + (profile ? 1 : 0);
  const bitsAt = HEADER_BYTES + 2 + count * ENTRY_BYTES + 4;
  const profileAt = bitsAt + channels * 2;
  const profileBytes = profile?.length ?? 0;
  const pixelsAt = profileAt + profileBytes + (profileBytes % 2);
  const header = Buffer.alloc(pixelsAt);
  header.write("II*\0", "latin1");
  header.writeUInt32LE(HEADER_BYTES, 4);
  header.writeUInt16LE(count, HEADER_BYTES);
  const fields = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, channels, bitsAt],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    [273, LONG, 1, pixelsAt],
    [277, SHORT, 1, channels],
    [278, LONG, 1, height],
    [279, LONG, 1, bytes],
    [284, SHORT, 1, 1],
    // Alpha that is not multiplied into the colors.
    ...(hasAlpha ? [[338, SHORT, 1, 2]] : []),
    ...(profile ? [[34675, UNDEFINED, profileBytes, profileAt]] : []),
  ];
  for (const [index, [tag, type, length, value]] of fields.entries()) {
    const at = HEADER_BYTES + 2 + index * ENTRY_BYTES;
    header.writeUInt16LE(tag, at);
    header.writeUInt16LE(type, at + 2);
    header.writeUInt32LE(length, at + 4);
    header.writeUInt32LE(value, at + 8);
  }
  for (let channel = 0; channel < channels; channel += 1) header.writeUInt16LE(BITS, bitsAt + channel * 2);
  profile?.copy(header, profileAt);
  return header;
}
