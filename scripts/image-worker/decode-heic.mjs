/**
 * Decodes the main picture of a HEIC file.
 * @param {Buffer} bytes
 * @param {(size: { width: number, height: number }) => void} checkSize throws to keep the pixels from being decoded
 * @returns {Promise<{ width: number, height: number, data: Uint8ClampedArray }>} four bytes a pixel, upright: the
 *   decoder turns the picture as the camera noted
 * @throws Error when the file cannot be decoded
 */
export async function decodeHeic(bytes, checkSize) {
  const { default: decode } = await import("heic-decode");
  const [picture] = await decode.all({ buffer: bytes });
  checkSize(picture);
  return picture.decode();
}
