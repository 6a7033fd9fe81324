/** Colorants as CIE XYZ under D50 (Bradford), and the tone curve: an exponent, or that of sRGB. */
const SPACES = {
  adobeRgb: {
    colorants: [
      [0.60974, 0.31111, 0.01947],
      [0.20528, 0.62567, 0.06087],
      [0.14919, 0.06322, 0.74457],
    ],
    // 563/256, as Adobe RGB (1998) defines it.
    curve: [2.19921875],
  },
  displayP3: {
    colorants: [
      [0.51512, 0.2412, -0.00105],
      [0.29198, 0.69225, 0.04189],
      [0.1571, 0.06657, 0.78407],
    ],
    curve: [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045],
  },
  rec2020: {
    colorants: [
      [0.67348, 0.27904, -0.00193],
      [0.16566, 0.67534, 0.02998],
      [0.12505, 0.04561, 0.79686],
    ],
    curve: [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045],
  },
};
const D50 = [0.9642, 1, 0.82491];
const HEADER_BYTES = 128;
const ENTRY_BYTES = 12;

/**
 * Makes an ICC profile (ICC.1:2010) of a color space of screens and cameras.
 * @param {keyof typeof SPACES} name
 * @returns {Buffer}
 */
export function rgbProfile(name) {
  const { colorants, curve } = SPACES[name];
  const [red, green, blue] = colorants.map(xyzTag);
  const tone = curveTag(curve);
  return assembled([
    ["desc", textTag(name)],
    ["cprt", textTag("CC0")],
    ["wtpt", xyzTag(D50)],
    ["rXYZ", red],
    ["gXYZ", green],
    ["bXYZ", blue],
    ["rTRC", tone],
    ["gTRC", tone],
    ["bTRC", tone],
  ]);
}

function assembled(tags) {
  const table = Buffer.alloc(4 + tags.length * ENTRY_BYTES);
  table.writeUInt32BE(tags.length);
  let at = HEADER_BYTES + table.length;
  const bodies = [];
  for (const [index, [name, body]] of tags.entries()) {
    const entry = 4 + index * ENTRY_BYTES;
    table.write(name, entry, "latin1");
    table.writeUInt32BE(at, entry + 4);
    table.writeUInt32BE(body.length, entry + 8);
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    bodies.push(padded);
    at += padded.length;
  }
  return Buffer.concat([header(at), table, ...bodies]);
}

/** Version 4.2, a display's profile in RGB, whose connection space is XYZ under D50. */
function header(length) {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.writeUInt32BE(length);
  bytes.writeUInt32BE(0x04200000, 8);
  bytes.write("mntrRGB XYZ ", 12, "latin1");
  bytes.writeUInt16BE(2000, 24);
  bytes.writeUInt16BE(1, 26);
  bytes.writeUInt16BE(1, 28);
  bytes.write("acsp", 36, "latin1");
  fixed(D50).copy(bytes, 68);
  return bytes;
}

function xyzTag(values) {
  return Buffer.concat([Buffer.from("XYZ \0\0\0\0", "latin1"), fixed(values)]);
}

/** Parametric curve: an exponent alone is type 0, five parameters are type 3. */
function curveTag(parameters) {
  const type = Buffer.from([0, parameters.length > 1 ? 3 : 0, 0, 0]);
  return Buffer.concat([Buffer.from("para\0\0\0\0", "latin1"), type, fixed(parameters)]);
}

/** One text in US English, in UTF-16. */
function textTag(text) {
  const letters = Buffer.from(text, "utf16le").swap16();
  const start = Buffer.alloc(28);
  start.write("mluc", "latin1");
  start.writeUInt32BE(1, 8);
  start.writeUInt32BE(12, 12);
  start.write("enUS", 16, "latin1");
  start.writeUInt32BE(letters.length, 20);
  start.writeUInt32BE(28, 24);
  return Buffer.concat([start, letters]);
}

/** Numbers of 16 bits before and 16 after the point. */
function fixed(values) {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(Math.round(value * 65536), index * 4);
  return bytes;
}
