/**
 * Calls of libheif's C interface (heif.h), which its WebAssembly build exports. Its own JavaScript wrapper only decodes
 * whole images, of four bytes a pixel, and copies them.
 */

const POINTER = 4;
/** Bytes of `heif_error`: code, subcode, pointer to the message. */
const ERROR_BYTES = 12;
/** Bytes of `heif_image_tiling`, with room for later versions. */
const TILING_BYTES = 128;
/** `heif_decoding_options.convert_hdr_to_8bit`. */
const TO_8_BITS_AT = 20;
const COLORSPACE_RGB = 1;
const CHROMA = { rgb: 10, rgba: 11 };
const CHANNEL_INTERLEAVED = 10;
/** `heif_item_property_type_transform_crop`, by its letters. */
const CROP = 0x636c6170;
/** More transformations than a file has: rotation, mirror and crop. */
const MAX_TRANSFORMATIONS = 8;

/**
 * Opens the primary image of a HEIC file. Sizes and tiles are those of the upright image.
 * @param {Buffer} bytes
 * @returns {Promise<{ width: number, height: number, channels: 3 | 4, tiling: { columns: number, rows: number, width: number, height: number, left: number, top: number } | null, decode: (tile: { column: number, row: number } | null) => { width: number, height: number, stride: number, data: Uint8Array, release: () => void }, close: () => void }>}
 *   tiling: null if it can only be decoded as a whole; left and top are pixels that the first column and row have
 *   outside the image. Decoded data are valid until they are released or more is decoded
 * @throws Error when the file cannot be read
 */
export async function openHeif(bytes) {
  const { default: heif } = await import("libheif-js/wasm-bundle.js");
  await heif.ready;
  const file = heif._malloc(bytes.length);
  heif.HEAPU8.set(bytes, file);
  const scratch = heif._malloc(ERROR_BYTES + TILING_BYTES);
  const result = scratch + ERROR_BYTES;
  const context = heif._heif_context_alloc();
  const options = heif._heif_decoding_options_alloc();
  heif.HEAPU8[options + TO_8_BITS_AT] = 1;
  // The memory moves whenever it grows.
  const numberAt = (at) => new DataView(heif.HEAPU8.buffer).getUint32(at, true);
  const call = (name, ...parameters) => {
    heif[`_heif_${name}`](scratch, ...parameters);
    if (numberAt(scratch) !== 0) throw new Error(`libheif could not ${name}: ${numberAt(scratch)}.`);
    return numberAt(result);
  };

  call("context_read_from_memory_without_copy", context, file, bytes.length, 0);
  const handle = call("context_get_primary_image_handle", context, result);
  const width = heif._heif_image_handle_get_width(handle);
  const height = heif._heif_image_handle_get_height(handle);
  const channels = heif._heif_image_handle_has_alpha_channel(handle) ? 4 : 3;
  const chroma = channels === 4 ? CHROMA.rgba : CHROMA.rgb;

  return {
    width,
    height,
    channels,
    tiling: isCropped() ? null : readTiling(),
    decode(tile) {
      const shape = [handle, result, COLORSPACE_RGB, chroma, options];
      const decoded = tile
        ? call("image_handle_decode_image_tile", ...shape, tile.column, tile.row)
        : call("decode_image", ...shape);
      return { ...pixelsOf(decoded), release: () => heif._heif_image_release(decoded) };
    },
    close() {
      heif._heif_image_handle_release(handle);
      heif._heif_decoding_options_free(options);
      heif._heif_context_free(context);
      heif._free(scratch);
      heif._free(file);
    },
  };

  function isCropped() {
    const item = heif._heif_image_handle_get_item_id(handle);
    const count = heif._heif_item_get_transformation_properties(context, item, result, MAX_TRANSFORMATIONS);
    const properties = Array.from({ length: count }, (_, index) => numberAt(result + index * POINTER));
    return properties.some((property) => heif._heif_item_get_property_type(context, item, property) === CROP);
  }

  function readTiling() {
    call("image_handle_get_image_tiling", handle, 1, result);
    const [, columns, rows, tileWidth, tileHeight, , , top, left] = Array.from({ length: 9 }, (_, index) =>
      numberAt(result + index * POINTER),
    );
    const spare = { width: columns * tileWidth - width, height: rows * tileHeight - height };
    const covers = [spare.width / tileWidth, spare.height / tileHeight].every(
      (part) => part >= 0 && part < 1,
    );
    if (columns * rows < 2 || !covers) return null;
    // The versions of libheif disagree about the amount: some have what is inside.
    return {
      columns,
      rows,
      width: tileWidth,
      height: tileHeight,
      left: left ? spare.width : 0,
      top: top ? spare.height : 0,
    };
  }

  function pixelsOf(image) {
    const at = heif._heif_image_get_plane_readonly(image, CHANNEL_INTERLEAVED, result);
    const stride = numberAt(result);
    const size = {
      width: heif._heif_image_get_primary_width(image),
      height: heif._heif_image_get_primary_height(image),
    };
    return { ...size, stride, data: heif.HEAPU8.subarray(at, at + stride * size.height) };
  }
}
