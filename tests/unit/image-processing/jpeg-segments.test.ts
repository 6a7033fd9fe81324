import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { pictureParts, withProfile } from "../../../scripts/image-worker/jpeg-segments.mjs";
import { rgbProfile } from "../../../scripts/image-worker/rgb-profile.mjs";
import { isSrgb, srgbProfile } from "../../../scripts/image-worker/srgb.mjs";

const LOCATION = { IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } };
const noise = sharp({
  create: {
    width: 160,
    height: 120,
    channels: 3,
    background: "#808080",
    noise: { type: "gaussian", mean: 128, sigma: 60 },
  },
});

let profile: Buffer;
let clean: Buffer;
beforeAll(async () => {
  profile = await srgbProfile();
  clean = await noise.clone().withIccProfile("srgb").jpeg().toBuffer();
});

function passed(bytes: Buffer): Buffer {
  const parts = pictureParts(bytes, profile);
  if (!parts) throw new Error("The picture is not passed through.");
  return Buffer.concat(parts);
}

describe("a JPEG that is stored as it was sent", () => {
  test("stays the same to the byte when it has a profile and no metadata", () => {
    expect(passed(clean)).toEqual(clean);
  });

  test.each([{ progressive: true }, { mozjpeg: true }])("also with %o", async (settings) => {
    const other = await noise.clone().withIccProfile("srgb").jpeg(settings).toBuffer();
    expect(passed(other)).toEqual(other);
  });

  test("loses its location and gets a profile, while its pixels stay the same", async () => {
    const sent = await noise.clone().withExif(LOCATION).jpeg().toBuffer();
    const kept = passed(sent);
    expect(kept.includes("Somebody")).toBe(false);
    const metadata = await sharp(kept).metadata();
    expect([metadata.exif, metadata.icc]).toEqual([undefined, profile]);
    const pixels = (bytes: Buffer) => sharp(bytes, { ignoreIcc: true }).raw().toBuffer();
    expect(await pixels(kept)).toEqual(await pixels(sent));
  });

  test("loses comments and what follows the picture", () => {
    const comment = Buffer.from("\xff\xfe\0\x0bsecret...", "latin1");
    const sent = Buffer.concat([clean.subarray(0, 2), comment, clean.subarray(2), Buffer.from("<html>")]);
    expect(passed(sent)).toEqual(clean);
  });
});

test.each([
  ["breaks off within its picture", () => clean.subarray(0, clean.length - 40)],
  ["breaks off within a segment", () => clean.subarray(0, 60)],
  ["has only its first bytes", () => clean.subarray(0, 2)],
  [
    "has something between two segments",
    () => Buffer.concat([clean.subarray(0, 2), Buffer.alloc(4), clean.subarray(2)]),
  ],
])("a JPEG that %s is not stored as it was sent", (_what, make) => {
  expect(pictureParts(make(), profile)).toBeNull();
});

test("a profile is added without touching the picture", async () => {
  const adobe = rgbProfile("adobeRgb");
  const bare = await noise.clone().jpeg().toBuffer();
  const tagged = withProfile(bare, adobe);
  expect((await sharp(tagged).metadata()).icc).toEqual(adobe);
  expect(tagged.subarray(-100)).toEqual(bare.subarray(-100));
});

test("profiles are compared by their colors", async () => {
  expect(await isSrgb(profile)).toBe(true);
  const renamed = Buffer.from(profile);
  renamed.writeUInt16BE(1999, 24);
  expect(await isSrgb(renamed)).toBe(true);
  for (const name of ["adobeRgb", "displayP3", "rec2020"] as const) {
    expect(await isSrgb(rgbProfile(name))).toBe(false);
  }
  expect(await isSrgb(Buffer.from("no profile at all, but long enough to have a color space"))).toBe(false);
});
