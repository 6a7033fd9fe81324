/** Lengths of the header after the first 14 bytes, in versions 3 to 5. */
const HEADER_LENGTHS = [40, 52, 56, 108, 124];
const PLAIN = 0;
const MASKED = 3;
/** Positions of red, green and blue in four bytes; other orders are not supported. */
const USUAL_MASKS = [0x00ff0000, 0x0000ff00, 0x000000ff];

/**
 * Detects a BMP file by its first bytes.
 * @param {Buffer} bytes
 * @returns {boolean}
 */
export function startsAsBmp(bytes) {
  return (
    bytes.length >= 54 &&
    bytes.toString("latin1", 0, 2) === "BM" &&
    HEADER_LENGTHS.includes(bytes.readUInt32LE(14))
  );
}

/**
 * Decodes an uncompressed BMP of 24 or 32 bits per pixel. The fourth byte is ignored, since most programs write it
 * without meaning.
 * @param {Buffer} bytes
 * @param {(size: { width: number, height: number }) => void} checkSize throws to prevent unpacking the pixels
 * @returns {{ width: number, height: number, data: Buffer }} three bytes per pixel: red, green, blue
 * @throws Error for a truncated file, and for any other kind of BMP
 */
export function decodeBmp(bytes, checkSize) {
  const header = readHeader(bytes);
  const { width, height, bytesPerPixel, start } = header;
  checkSize({ width, height });
  const rowLength = Math.ceil((width * bytesPerPixel) / 4) * 4;
  if (start + rowLength * height > bytes.length) throw new Error("This BMP breaks off.");

  const data = Buffer.allocUnsafe(width * height * 3);
  for (let row = 0, to = 0; row < height; row += 1) {
    let from = start + (header.isTopDown ? row : height - 1 - row) * rowLength;
    for (let column = 0; column < width; column += 1, from += bytesPerPixel, to += 3) {
      data[to] = bytes[from + 2];
      data[to + 1] = bytes[from + 1];
      data[to + 2] = bytes[from];
    }
  }
  return { width, height, data };
}

/** Most files begin with the bottom row; the pixels begin at `start`. */
function readHeader(bytes) {
  if (!startsAsBmp(bytes)) throw new Error("This is no BMP.");
  const start = bytes.readUInt32LE(10);
  const width = bytes.readInt32LE(18);
  const height = bytes.readInt32LE(22);
  if (width <= 0 || height === 0) throw new Error("This BMP has no size.");
  if (start < 14 + bytes.readUInt32LE(14)) throw new Error("The pixels of this BMP begin in its header.");
  return { width, height: Math.abs(height), isTopDown: height < 0, bytesPerPixel: pixelLength(bytes), start };
}

function pixelLength(bytes) {
  const bits = bytes.readUInt16LE(28);
  const compression = bytes.readUInt32LE(30);
  if (bits === 24 && compression === PLAIN) return 3;
  if (bits === 32 && (compression === PLAIN || (compression === MASKED && hasUsualMasks(bytes)))) return 4;
  throw new Error("This kind of BMP is not read.");
}

/** The masks follow the first 54 bytes in every version of the header. */
function hasUsualMasks(bytes) {
  return (
    bytes.length >= 66 && USUAL_MASKS.every((mask, index) => bytes.readUInt32LE(54 + index * 4) === mask)
  );
}
