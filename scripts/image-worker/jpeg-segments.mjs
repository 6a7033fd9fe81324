/** Markers of JPEG (ITU-T T.81, table B.1). */
const START = 0xffd8;
const END = 0xffd9;
const START_OF_SCAN = 0xffda;
const COMMENT = 0xfffe;
const FIRST_APPLICATION = 0xffe0;
const LAST_APPLICATION = 0xffef;
const JFIF = 0xffe0;
const PROFILE = 0xffe2;
const ADOBE = 0xffee;
/** Of a JFIF segment without a thumbnail, its length field included. */
const PLAIN_JFIF_BYTES = 16;
const PROFILE_NAME = "ICC_PROFILE\0";
/** Name, number of the part, count of parts; and the most bytes of a profile in one segment. */
const PROFILE_HEAD_BYTES = PROFILE_NAME.length + 2;
const MAX_PROFILE_BYTES = 65_535 - 2 - PROFILE_HEAD_BYTES;

/**
 * Adds an ICC profile to a JPEG file that has none, without decoding it.
 * @param {Buffer} bytes
 * @param {Buffer} profile
 * @returns {Buffer}
 */
export function withProfile(bytes, profile) {
  return Buffer.concat([bytes.subarray(0, 2), profileSegment(profile), bytes.subarray(2)]);
}

/**
 * The parts of a JPEG file that make its picture, each as it is: without location, other metadata, comments, thumbnails
 * and whatever follows the picture. The given profile is added unless the file has one.
 * @param {Buffer} bytes an sRGB picture
 * @param {Buffer} profile of sRGB
 * @returns {Buffer[] | null} null when the file breaks off or is not built as usual
 */
export function pictureParts(bytes, profile) {
  const segments = segmentsOf(bytes);
  if (!segments) return null;
  const kept = segments.filter(({ marker, part }) => isOfPicture(marker, part));
  const parts = kept.map(({ part }) => part);
  const first = kept[0]?.marker === JFIF ? 1 : 0;
  const isProfiled = kept.some(({ marker }) => marker === PROFILE);
  if (!isProfiled) parts.splice(first, 0, profileSegment(profile));
  return [bytes.subarray(0, 2), ...parts];
}

/** All segments after the first marker, to the end of the picture; a scan's data belong to its segment. */
function segmentsOf(bytes) {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== START) return null;
  const segments = [];
  for (let at = 2; at + 4 <= bytes.length || bytes.readUInt16BE(at) === END; ) {
    const marker = bytes.readUInt16BE(at);
    if (marker === END) return [...segments, { marker, part: bytes.subarray(at, at + 2) }];
    if (marker < 0xffc0 || marker > COMMENT) return null;
    const afterHead = at + 2 + bytes.readUInt16BE(at + 2);
    const end = marker === START_OF_SCAN ? endOfScan(bytes, afterHead) : afterHead;
    if (end + 2 > bytes.length) return null;
    segments.push({ marker, part: bytes.subarray(at, end) });
    at = end;
  }
  return null;
}

/** The position of the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes, from) {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const code = bytes[at + 1];
    if (code !== 0 && (code < 0xd0 || code > 0xd7)) return at;
  }
  return bytes.length;
}

function isOfPicture(marker, part) {
  if (marker === COMMENT) return false;
  if (marker < FIRST_APPLICATION || marker > LAST_APPLICATION) return true;
  if (marker === JFIF)
    return part.length === PLAIN_JFIF_BYTES + 2 && part.toString("latin1", 4, 8) === "JFIF";
  if (marker === PROFILE) return part.toString("latin1", 4, 4 + PROFILE_NAME.length) === PROFILE_NAME;
  return marker === ADOBE;
}

function profileSegment(profile) {
  if (profile.length > MAX_PROFILE_BYTES) throw new Error("This profile needs several segments.");
  const head = Buffer.alloc(4);
  head.writeUInt16BE(PROFILE);
  head.writeUInt16BE(2 + PROFILE_HEAD_BYTES + profile.length, 2);
  return Buffer.concat([head, Buffer.from(PROFILE_NAME, "latin1"), Buffer.from([1, 1]), profile]);
}
