import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { reencodePhoto } from "~/engine/designs/reencode-photo";
import { assumedProfile } from "../../scripts/image-worker/assumed-profile.mjs";
import { tiffHeader } from "../../scripts/image-worker/profiled-tiff.mjs";
import { rgbProfile } from "../../scripts/image-worker/rgb-profile.mjs";
import { srgbProfile } from "../../scripts/image-worker/srgb.mjs";
import {
  chartColors,
  chartPixels,
  chartSize,
  colorsIn,
  difference,
  meanDifference,
  mutedColors,
  spaces,
} from "../fixtures/color-chart";

/** Photos of one chart in many color spaces and formats are compared with the chart's own colors. */

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const WHOLE = { quality: 100, chromaSubsampling: "4:4:4" };
const ADOBE_BY_EXIF = { IFD2: { ColorSpace: "65535" }, IFD4: { InteroperabilityIndex: "R03" } };

/** The chart with a profile embedded, which sharp keeps. */
function tagged(name: "displayP3" | "adobeRgb" | "rec2020"): Sharp {
  const data = Buffer.from(chartPixels(spaces[name]));
  const header = tiffHeader({ ...chartSize, channels: 3, bytes: data.length }, rgbProfile(name));
  return sharp(Buffer.concat([header, data])).keepIccProfile();
}

function untagged(name: keyof typeof spaces): Sharp {
  return sharp(Buffer.from(chartPixels(spaces[name])), { raw: { ...chartSize, channels: 3 } });
}

function deep(name: keyof typeof spaces): Sharp {
  const pixels = chartPixels(spaces[name], { depth: 65535 }) as Uint16Array;
  return sharp(pixels, { raw: { ...chartSize, channels: 3 } }).toColourspace("rgb16");
}

/** @returns the files of the stored photo */
async function stored(bytes: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), "photo-colors-"));
  folders.push(folder);
  const input = join(folder, "sent");
  writeFileSync(input, bytes);
  return (await reencodePhoto({ input, folder, visitor: null })).files;
}

/** Mean ΔE00 of the stored photo from the chart. */
async function storedDifference(bytes: Buffer): Promise<number> {
  return meanDifference(await storedPixels(bytes));
}

async function storedPixels(bytes: Buffer): Promise<Buffer> {
  return sharp((await stored(bytes)).original, { ignoreIcc: true })
    .raw()
    .toBuffer();
}

const heic = readFileSync("tests/fixtures/chart-p3.heic");

/** The same file with numbers (ITU-T H.273) in place of its profile: Display P3, the curve of sRGB, BT.601. */
function heicWithNumbers(): Buffer {
  const copy = Buffer.from(heic);
  const at = copy.indexOf("colrprof", 0, "latin1");
  const length = copy.readUInt32BE(at - 4);
  copy.fill(0, at + 4, at - 4 + length);
  copy.write("nclx\0\x0c\0\x0d\0\x06\x80", at + 4, "latin1");
  return copy;
}

/** A PNG of 16 bits with a profile (PNG, 11.3.2.3), which sharp would convert. */
async function deepPng(name: "displayP3" | "adobeRgb"): Promise<Buffer> {
  const png = await deep(name).png().toBuffer();
  const body = Buffer.concat([Buffer.from("iCCPchart\0\0", "latin1"), deflateSync(rgbProfile(name))]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  const afterHeader = 8 + 25;
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)]);
}

/** A JPEG in CMYK with the default profile, of colors that inks can show. */
function inkedJpeg(): Promise<Buffer> {
  const muted = Buffer.from(chartPixels(spaces.srgb, { colors: mutedColors }));
  return sharp(muted, { raw: { ...chartSize, channels: 3 } })
    .withIccProfile("cmyk")
    .jpeg(WHOLE)
    .toBuffer();
}

describe("the colors of a photo are stored as sRGB", () => {
  const kinds: [string, () => Promise<Buffer>][] = [
    ["sRGB JPEG", () => untagged("srgb").jpeg(WHOLE).toBuffer()],
    ["JPEG in Display P3", () => tagged("displayP3").jpeg(WHOLE).toBuffer()],
    ["JPEG in Adobe RGB", () => tagged("adobeRgb").jpeg(WHOLE).toBuffer()],
    [
      "JPEG in Adobe RGB by Exif alone",
      () => untagged("adobeRgb").withExif(ADOBE_BY_EXIF).jpeg(WHOLE).toBuffer(),
    ],
    ["WebP in Rec. 2020", () => tagged("rec2020").webp({ lossless: true }).toBuffer()],
    ["PNG without a profile", () => untagged("srgb").png().toBuffer()],
    ["PNG in sRGB", () => untagged("srgb").withIccProfile("srgb").png().toBuffer()],
    ["GIF", () => untagged("srgb").gif({ effort: 10, dither: 0 }).toBuffer()],
    ["PNG in Display P3", () => tagged("displayP3").png().toBuffer()],
    ["PNG of 16 bits in Display P3", () => deepPng("displayP3")],
    ["PNG of 16 bits in Adobe RGB", () => deepPng("adobeRgb")],
    ["PNG of 16 bits without a profile", () => deep("srgb").png().toBuffer()],
    ["TIFF in Adobe RGB", () => tagged("adobeRgb").tiff({ compression: "lzw" }).toBuffer()],
    ["TIFF of 16 bits without a profile", () => deep("srgb").tiff({ compression: "none" }).toBuffer()],
    [
      "AVIF in Display P3",
      () => tagged("displayP3").avif({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer(),
    ],
    ["HEIC in Display P3", async () => heic],
    ["HEIC in Display P3 by numbers", async () => heicWithNumbers()],
  ];

  test.each(kinds)("of a %s", async (_kind, make) => {
    expect(await storedDifference(await make())).toBeLessThanOrEqual(1);
  });

  test("which they would not be without their profiles", () => {
    for (const name of ["displayP3", "adobeRgb", "rec2020"] as const) {
      expect(meanDifference(chartPixels(spaces[name]) as Uint8Array)).toBeGreaterThan(2);
    }
    expect(chartColors).toHaveLength(125);
  });

  test("of a JPEG in CMYK without a profile, as if it had the one of coated paper", async () => {
    const profiled = await inkedJpeg();
    const inks = sharp(profiled, { ignoreIcc: true }).pipelineColourspace("cmyk").toColourspace("cmyk");
    const bare = await inks.jpeg(WHOLE).toBuffer();
    expect(await sharp(profiled).metadata()).toMatchObject({ space: "cmyk", hasProfile: true });
    expect(await sharp(bare).metadata()).toMatchObject({ space: "cmyk", hasProfile: false });
    const colors = colorsIn(await storedPixels(profiled));
    expect(meanDifference(await storedPixels(bare), colors)).toBeLessThanOrEqual(1);
    // The profile's tables from colors to inks and back are not exact inverses: not the 1 of the other kinds.
    expect(meanDifference(await storedPixels(profiled), mutedColors)).toBeLessThanOrEqual(3.5);
  });

  test("of a TIFF in CMYK as of the same JPEG", async () => {
    const muted = Buffer.from(chartPixels(spaces.srgb, { colors: mutedColors }));
    const tiff = await sharp(muted, { raw: { ...chartSize, channels: 3 } })
      .withIccProfile("cmyk")
      .tiff({ compression: "lzw" })
      .toBuffer();
    expect(await sharp(tiff).metadata()).toMatchObject({ format: "tiff", space: "cmyk", hasProfile: true });
    const colors = colorsIn(await storedPixels(await inkedJpeg()));
    expect(meanDifference(await storedPixels(tiff), colors)).toBeLessThanOrEqual(1);
  });

  test("of a gray PNG of 16 bits", async () => {
    const gray = sharp(Buffer.alloc(200 * 200, 128), { raw: { width: 200, height: 200, channels: 1 } });
    const png = await gray.toColourspace("grey16").png().toBuffer();
    const { original } = await stored(png);
    const { data } = await sharp(original).raw().toBuffer({ resolveWithObject: true });
    expect(Math.abs(data[0] - 128)).toBeLessThanOrEqual(1);
  });
});

test("every stored file carries the profile of sRGB", async () => {
  const files = await stored(await tagged("displayP3").jpeg(WHOLE).toBuffer());
  for (const path of Object.values(files)) {
    expect((await sharp(path).metadata()).icc).toEqual(await srgbProfile());
  }
});

test("an upright sRGB JPEG is stored to the byte, and a turned one is not", async () => {
  const jpeg = untagged("srgb").withIccProfile("srgb").jpeg({ quality: 60 });
  const sent = await jpeg.toBuffer();
  expect(readFileSync((await stored(sent)).original)).toEqual(sent);
  const turned = await jpeg.withMetadata({ orientation: 6 }).toBuffer();
  const { width, orientation } = await sharp((await stored(turned)).original).metadata();
  expect([width, orientation]).toEqual([chartSize.height, undefined]);
});

test("a camera's raw file is not taken for the small copy in it", async () => {
  const tiff = await untagged("srgb").tiff({ compression: "none" }).toBuffer();
  const directory = tiff.readUInt32LE(4);
  expect(await stored(tiff)).toHaveProperty("original");
  // The first tag of the directory becomes the one that says "a reduced copy".
  tiff.writeUInt16LE(254, directory + 2);
  tiff.writeUInt32LE(1, directory + 10);
  await expect(stored(tiff)).rejects.toThrow("TIFF or camera raw file");
});

test("a color's difference is the standard's", () => {
  // Pairs 1, 7 and 17 of Sharma's test data.
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(difference([50, 0, 0], [50, -1, 2])).toBeCloseTo(2.3669, 4);
  expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
});

test("Exif without Adobe RGB, or a damaged block, means sRGB", () => {
  const none = { kind: "jpeg", bytes: Buffer.alloc(0) };
  expect(assumedProfile(none)).toBeNull();
  expect(
    assumedProfile({ ...none, exif: Buffer.from("Exif\0\0II*\0\xff\xff\xff\x7f", "latin1") }),
  ).toBeNull();
});
