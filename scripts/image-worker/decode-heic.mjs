import { openHeif } from "./libheif.mjs";

/** Rows of an image without tiles that are copied at once. */
const BAND_ROWS = 64;

/**
 * Decodes the primary image of a HEIC file in bands from the top. Of an image of tiles, as phones make them, only one row
 * of tiles is in memory.
 * @param {Buffer} bytes
 * @param {(size: { width: number, height: number, isTiled: boolean }) => void} checkSize throws to prevent decoding the
 *   pixels
 * @returns {Promise<{ width: number, height: number, channels: 3 | 4, bands: Iterable<Uint8Array> }>} upright: the
 *   decoder applies the orientation. Reading the bands throws when the file cannot be decoded
 * @throws Error when the file cannot be read
 */
export async function decodeHeic(bytes, checkSize) {
  const image = await openHeif(bytes);
  const { width, height, channels, tiling } = image;
  try {
    checkSize({ width, height, isTiled: tiling !== null });
    if (tiling) checkSize({ width: tiling.width, height: tiling.height, isTiled: false });
  } catch (error) {
    image.close();
    throw error;
  }
  return { width, height, channels, bands: bandsOf(image) };
}

function* bandsOf(image) {
  try {
    if (image.tiling) yield* rowsOfTiles(image);
    else yield* bandsOfWhole(image);
  } finally {
    image.close();
  }
}

function* bandsOfWhole(image) {
  const whole = image.decode(null);
  try {
    for (let top = 0; top < image.height; top += BAND_ROWS) {
      const band = emptyBand(image, Math.min(BAND_ROWS, image.height - top));
      copyRows(whole, { left: 0, top: -top }, band);
      yield band.data;
    }
  } finally {
    whole.release();
  }
}

function* rowsOfTiles(image) {
  const { tiling } = image;
  for (let row = 0; row < tiling.rows; row += 1) {
    const top = row * tiling.height - tiling.top;
    const first = Math.max(0, top);
    const band = emptyBand(image, Math.min(image.height, top + tiling.height) - first);
    for (let column = 0; column < tiling.columns; column += 1) {
      const tile = image.decode({ column, row });
      copyRows(tile, { left: column * tiling.width - tiling.left, top: top - first }, band);
      tile.release();
    }
    yield band.data;
  }
}

function emptyBand({ width, channels }, height) {
  return { width, height, channels, data: new Uint8Array(width * height * channels) };
}

/** Copies what lies inside the band; left and top are the place of the pixels in it. */
function copyRows(pixels, { left, top }, { width, height, channels, data }) {
  const [firstX, endX] = [Math.max(0, left), Math.min(width, left + pixels.width)];
  const [firstY, endY] = [Math.max(0, top), Math.min(height, top + pixels.height)];
  for (let y = firstY; y < endY; y += 1) {
    const from = (y - top) * pixels.stride + (firstX - left) * channels;
    const row = pixels.data.subarray(from, from + (endX - firstX) * channels);
    data.set(row, (y * width + firstX) * channels);
  }
}
