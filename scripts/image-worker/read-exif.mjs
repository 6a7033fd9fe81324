const ENTRY_BYTES = 12;
const MAX_ENTRIES = 500;

/**
 * Opens the directories of an Exif block or a TIFF file (TIFF 6.0, section 2).
 * @param {Buffer} block
 * @throws RangeError, here and in its functions, for an offset beyond the end of the block
 */
export function openExif(block) {
  const tiff = block.toString("latin1", 0, 6) === "Exif\0\0" ? block.subarray(6) : block;
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));

  /** Position of a tag's value in the directory at that offset; null when it has none. */
  const find = (directory, tag) => {
    const entries = Math.min(short(directory), MAX_ENTRIES);
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + entry * ENTRY_BYTES;
      if (short(at) === tag) return at + 8;
    }
    return null;
  };
  return {
    first: long(4),
    /** The value of a tag as a number of 32 bits, such as an offset; null without it. */
    long: (directory, tag) => valueAt(find(directory, tag), long),
    /** The value of a tag as a number of 16 bits; null without it. */
    short: (directory, tag) => valueAt(find(directory, tag), short),
    /** The value of a tag of up to four characters; null without it. */
    shortText: (directory, tag) => valueAt(find(directory, tag), (at) => text(at, 4)),
    text,
  };

  function text(at, length) {
    return tiff.toString("latin1", at, at + length);
  }
}

function valueAt(at, read) {
  return at === null ? null : read(at);
}
