import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** Malicious files, generated here so that none is stored in the repository. */

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A PNG of that size with one bit per pixel: all black, so that it is a thousand times smaller than its pixels. */
export function pngBomb(side: number): Buffer {
  const header = Buffer.concat([uint32(side), uint32(side), Buffer.from([1, 0, 0, 0, 0])]);
  const rows = Buffer.alloc(112_000_000);
  return png([chunk("IHDR", header), chunk("IDAT", deflateSync(rows))]);
}

/** A small PNG with text and a color profile that decompress to a hundred megabytes each. */
export async function pngWithPackedNotes(): Promise<Buffer> {
  const plain = await sharp({ create: { width: 200, height: 150, channels: 3, background: "#808080" } })
    .png()
    .toBuffer();
  const packed = deflateSync(Buffer.alloc(100_000_000, 0x61));
  const notes = [
    chunk("iCCP", Buffer.concat([Buffer.from("profile\0\0", "latin1"), packed])),
    chunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0", "latin1"), packed])),
  ];
  return Buffer.concat([plain.subarray(0, 33), ...notes, plain.subarray(33)]);
}

function png(chunks: Buffer[]): Buffer {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, ...chunks, chunk("IEND", Buffer.alloc(0))]);
}

/** A GIF with a screen of 65,535 × 65,535 pixels around one pixel. */
export function gifBomb(): Buffer {
  return Buffer.from("474946383961ffffffff800000000000ffffff2c00000000010001000002024401003b", "hex");
}

/** A WebP that claims 16 million pixels in width and height. */
export function webpBomb(): Buffer {
  const file = Buffer.alloc(42);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(34, 4);
  file.write("WEBPVP8X", 8, "latin1");
  file.writeUInt32LE(10, 16);
  file.fill(0xff, 24, 30);
  file.write("VP8L", 30, "latin1");
  file.writeUInt32LE(4, 34);
  return file;
}

/** A JPEG that claims 65,500 pixels in width and height. */
export function jpegBomb(small: Buffer): Buffer {
  const file = Buffer.from(small);
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(65_500, frame + 5);
  file.writeUInt16BE(65_500, frame + 7);
  return file;
}

/** A HEIC or AVIF file that claims that many pixels in width and height. */
export function heifBomb(heic: Buffer, side: number): Buffer {
  const file = Buffer.from(heic);
  for (let at = file.indexOf("ispe"); at >= 0; at = file.indexOf("ispe", at + 4)) {
    file.writeUInt32BE(side, at + 8);
    file.writeUInt32BE(side, at + 12);
  }
  return file;
}

const svg = (inner: string, attributes = 'width="400" height="300"', before = "") =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`,
  );

const PAGE = '<rect width="400" height="300" fill="#2b5fd9"/>';

/** Drawings that are harmful in a browser or a careless program. @param address of a server that counts requests */
export function hostileDrawings(address: string): Record<string, Buffer> {
  return {
    "runs scripts": svg(
      `${PAGE}<script>alert(1)</script><g onload="alert(2)"/><a href="javascript:alert(3)"/>`,
    ),
    "fetches from the network": svg(
      `${PAGE}<image href="${address}/picture.png" width="9" height="9"/><use xlink:href="${address}/x.svg#a"/><style>@import "${address}/style.css"; rect { fill: url(${address}/paint.svg#p) }</style>`,
      'width="400" height="300"',
      `<?xml-stylesheet href="${address}/sheet.css"?>`,
    ),
    "reads files": svg(
      `${PAGE}<image href="file:///etc/passwd" width="9" height="9"/><image href="/etc/hostname" width="9" height="9"/><text xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="/etc/passwd" parse="text"/></text>`,
    ),
    "brings a page along": svg(
      `${PAGE}<foreignObject width="400" height="300"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${address}"/></foreignObject>`,
    ),
  };
}

/** Drawings that need unlimited time or memory. */
export function endlessDrawings(): Record<string, Buffer> {
  const laughs = Array.from(
    { length: 12 },
    (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(12)}</g>`,
  );
  const entities = Array.from(
    { length: 10 },
    (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
  );
  return {
    "asks for entities within entities": svg(
      "<text>&e10;</text>",
      'width="400" height="300"',
      `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities.join("")}]>`,
    ),
    "reads a file by an entity": svg(
      "<text>&secret;</text>",
      'width="400" height="300"',
      '<!DOCTYPE svg [<!ENTITY secret SYSTEM "file:///etc/passwd">]>',
    ),
    "is as large as a town": svg(PAGE, 'width="900000000" height="900000000"'),
    "uses itself a million times": svg(`<g id="l0">${PAGE}</g>${laughs.join("")}<use href="#l12"/>`),
    "is no drawing after its first letters": Buffer.from("<svg <<<< >>>>"),
  };
}

/** A WebP of 28 bytes in one color, which a decoder accepts at any size up to 16,383. */
export function tinyWebp(side: number): Buffer {
  const size = BigInt(side - 1);
  // 28 bits of size, no alpha, version 0; then no transform, no cache, and five codes of one symbol, 4 bits each.
  const codes = [1n, 1n, 1n, 1n, 1n].reduce(
    (bits, code, index) => bits | (code << BigInt(3 + 4 * index)),
    0n,
  );
  const bits = size | (size << 14n) | (codes << 32n);
  const file = Buffer.alloc(30);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(22, 4);
  file.write("WEBPVP8L", 8, "latin1");
  file.writeUInt32LE(9, 16);
  file[20] = 0x2f;
  file.writeBigUInt64LE(bits, 21);
  return file;
}

const small = sharp({ create: { width: 300, height: 300, channels: 3, background: "#c08040" } });

/** A GIF whose screen and image have that side, around one pixel. */
export function wideGif(side: number): Buffer {
  const file = gifBomb();
  for (const at of [6, 8, 24, 26]) file.writeUInt16LE(side, at);
  return file;
}

/** An interlaced PNG that claims that side: a decoder would hold it in memory as a whole. */
export async function interlacedPng(side: number): Promise<Buffer> {
  const file = await small.clone().png({ progressive: true }).toBuffer();
  file.writeUInt32BE(side, 16);
  file.writeUInt32BE(side, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

/** A progressive JPEG that claims that side: a decoder would hold all its coefficients. */
export async function progressiveJpeg(side: number): Promise<Buffer> {
  const file = await small.clone().jpeg({ progressive: true }).toBuffer();
  const frame = file.indexOf(Buffer.from([0xff, 0xc2]));
  file.writeUInt16BE(side, frame + 5);
  file.writeUInt16BE(side, frame + 7);
  return file;
}

/** Drawings that take long, or much memory; some of them can be drawn. */
export function costlyDrawings(): Record<string, Buffer> {
  const filter = '<feTurbulence baseFrequency="0.02" numOctaves="9"/><feGaussianBlur stdDeviation="200"/>';
  const withImage = (type: string, file: Buffer) =>
    svg(`<image href="data:${type};base64,${file.toString("base64")}" width="400" height="300"/>`);
  let nested = svg(PAGE);
  for (let level = 0; level < 6; level += 1) nested = withImage("image/svg+xml", nested);
  return {
    "filters seven thousand pixels a side": svg(
      `<filter id="f" x="0" y="0" width="1" height="1">${filter.repeat(8)}</filter><rect width="7000" height="7000" filter="url(#f)"/>`,
      'width="7000" height="7000"',
    ),
    "writes three thousand times": svg('<text y="9">a</text>'.repeat(3000)),
    "brings a PNG of 900 megapixels along": withImage("image/png", pngBomb(30_000)),
    "is a drawing in a drawing in a drawing": nested,
    "lies behind two hundred masks": svg(
      `<mask id="m"><rect width="400" height="300" fill="#fff"/></mask>${'<g mask="url(#m)" opacity=".9">'.repeat(200)}${PAGE}${"</g>".repeat(200)}`,
    ),
    "is drawn in endless dashes": svg('<path d="M0 0L400 300" stroke="red" stroke-dasharray="0.00001"/>'),
  };
}
