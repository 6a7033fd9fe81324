/**
 * Decodes the primary image of a HEIC file.
 * @param {Buffer} bytes
 * @param {(size: { width: number, height: number }) => void} checkSize throws to prevent decoding the pixels
 * @returns {Promise<{ width: number, height: number, data: Uint8ClampedArray }>} four bytes per pixel, upright: the
 * decoder applies the orientation
 * @throws Error when the file cannot be decoded
 */
export async function decodeHeic(bytes, checkSize) {
  const { default: decode } = await import("heic-decode");
  const [picture] = await decode.all({ buffer: bytes });
  checkSize(picture);
  return picture.decode();
}
