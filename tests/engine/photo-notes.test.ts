import sharp, { type Exif } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPhoto } from "~/engine/designs/photo-files";
import { srgbProfile } from "../../scripts/image-worker/srgb.mjs";
import { type EngineFixture, openFixture } from "./engine-fixture";

/** Metadata in photos: orientation, time, and private data. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const SENDER = { owner: "a visitor's owner token" };
const WIDTH = 240;
const HEIGHT = 160;

type Color = readonly [number, number, number];
const quarters: Record<"topLeft" | "topRight" | "bottomLeft" | "bottomRight", Color> = {
  topLeft: [217, 65, 43],
  topRight: [47, 125, 79],
  bottomLeft: [43, 95, 217],
  bottomRight: [232, 181, 46],
};

function colorOf(x: number, y: number): Color {
  if (y < HEIGHT / 2) return x < WIDTH / 2 ? quarters.topLeft : quarters.topRight;
  return x < WIDTH / 2 ? quarters.bottomLeft : quarters.bottomRight;
}

/**
 * The point of the upright picture that a camera in that orientation stores in a column and row (Exif 3.0, 4.6.5.1.6).
 */
const heldAs: Record<number, (column: number, row: number) => [number, number]> = {
  1: (column, row) => [column, row],
  2: (column, row) => [WIDTH - 1 - column, row],
  3: (column, row) => [WIDTH - 1 - column, HEIGHT - 1 - row],
  4: (column, row) => [column, HEIGHT - 1 - row],
  5: (column, row) => [row, column],
  6: (column, row) => [WIDTH - 1 - row, column],
  7: (column, row) => [WIDTH - 1 - row, HEIGHT - 1 - column],
  8: (column, row) => [row, HEIGHT - 1 - column],
};

/** The picture of four quarters as stored by a camera in that orientation. */
function stored(orientation: number) {
  const [width, height] = orientation < 5 ? [WIDTH, HEIGHT] : [HEIGHT, WIDTH];
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [x, y] = heldAs[orientation](column, row);
      pixels.set(colorOf(x, y), (row * width + column) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } }).withMetadata({ orientation });
}

async function uploaded(bytes: Buffer) {
  const body = new Uint8Array(bytes);
  const response = await engine.rest("/rest/mpc/V1/photos", { method: "POST", body }, SENDER);
  expect(response.status).toBe(201);
  return (await response.json()).data as {
    id: string;
    width: number;
    height: number;
    taken_at: string | null;
  };
}

async function kept(id: string): Promise<Buffer[]> {
  const sizes = ["original", "display", "thumbnail"] as const;
  const files = await Promise.all(sizes.map((size) => readPhoto(engine.settings, id, size)));
  return files.map((file) => file ?? Buffer.alloc(0));
}

describe.each([1, 2, 3, 4, 5, 6, 7, 8])("a photo of a camera in orientation %i", (orientation) => {
  test.each(["jpeg", "png", "webp"] as const)("is upright as %s", async (format) => {
    const { id, width, height } = await uploaded(await stored(orientation).toFormat(format).toBuffer());
    expect([width, height]).toEqual([WIDTH, HEIGHT]);
    for (const file of await kept(id)) {
      const corners = await sharp(file).resize(24, 16, { fit: "fill" }).raw().toBuffer();
      const at = (x: number, y: number) => [...corners.subarray((y * 24 + x) * 3, (y * 24 + x) * 3 + 3)];
      expectNear(at(2, 2), quarters.topLeft);
      expectNear(at(21, 2), quarters.topRight);
      expectNear(at(2, 13), quarters.bottomLeft);
      expectNear(at(21, 13), quarters.bottomRight);
    }
  });
});

function expectNear(color: number[], wanted: Color): void {
  const distance = Math.max(...wanted.map((channel, index) => Math.abs(channel - color[index])));
  expect(distance, `${color} beside ${wanted}`).toBeLessThan(12);
}

const described: Exif = {
  IFD0: { Make: "TellTale", Copyright: "TellTale Jones", ImageDescription: "TellTale at home" },
  IFD2: { DateTimeOriginal: "2024:05:03 14:22:10", BodySerialNumber: "TellTale-4711" },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "30/1 16/1 2/1",
    GPSLongitudeRef: "W",
    GPSLongitude: "97/1 44/1 35/1",
  },
};

describe("a photo's metadata", () => {
  test.each(["jpeg", "png", "webp"] as const)("is removed from every stored file: %s", async (format) => {
    const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><city>TellTale City</city></x:xmpmeta>';
    const file = await stored(1)
      .withExif(described)
      .withXmp(xmp)
      .withIccProfile("p3")
      .toFormat(format)
      .toBuffer();
    expect(file.includes("TellTale")).toBe(true);
    for (const photo of await kept((await uploaded(file)).id)) {
      expect(photo.includes("TellTale")).toBe(false);
      const { exif, xmp, iptc, icc, orientation, comments } = await sharp(photo).metadata();
      expect([exif, xmp, iptc, orientation, comments]).toEqual(Array(5).fill(undefined));
      expect(icc).toEqual(await srgbProfile());
    }
  });

  test("is converted to the intended colors, if it had a color profile", async () => {
    const wide = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#c83c32" } })
      .withIccProfile("p3")
      .png()
      .toBuffer();
    const [original] = await kept((await uploaded(wide)).id);
    const { dominant } = await sharp(original).stats();
    expectNear([dominant.r, dominant.g, dominant.b], [200, 60, 50]);
  });
});

describe("the capture time of a photo", () => {
  async function takenAt(exif: Exif): Promise<string | null> {
    const { taken_at } = await uploaded(await stored(1).withExif(exif).jpeg().toBuffer());
    return taken_at;
  }

  test("is stored in the camera's local time and returned", async () => {
    const { id, taken_at } = await uploaded(await stored(6).withExif(described).jpeg().toBuffer());
    expect(taken_at).toBe("2024-05-03T14:22:10");
    const row = await engine.db
      .selectFrom("photo")
      .select("taken_at")
      .where("id", "=", id)
      .executeTakeFirst();
    expect(row?.taken_at).toBe("2024-05-03T14:22:10");
  });

  test.each([
    ["did not say", { IFD0: { Make: "Camera" } }],
    ["had a clock that was never set", { IFD2: { DateTimeOriginal: "0000:00:00 00:00:00" } }],
    ["wrote a day that there is not", { IFD2: { DateTimeOriginal: "2024:02:31 10:00:00" } }],
    ["wrote nonsense", { IFD2: { DateTimeOriginal: "yesterday evening!!" } }],
  ])("is unknown when the camera %s", async (_what, exif) => {
    expect(await takenAt(exif)).toBeNull();
  });

  test("is unknown when the metadata are broken, and the photo is accepted nevertheless", async () => {
    const file = await stored(1).withExif(described).jpeg().toBuffer();
    const notes = file.indexOf("Exif\0\0");
    for (let offset = 6; offset < 60; offset += 1) {
      const broken = Buffer.from(file);
      broken[notes + offset] = 0xff;
      expect([19, null]).toContain((await uploaded(broken)).taken_at?.length ?? null);
    }
  });
});
