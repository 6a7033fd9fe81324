import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countPhoto } from "~/engine/designs/photo-rate-limit";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const visitor: Sender = { owner: "a visitor's owner token" };
const stranger: Sender = { owner: "another visitor's token" };

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#c08040" } });
}

function upload(bytes: Buffer, sender: Sender = visitor) {
  const body = new Uint8Array(bytes);
  return engine.rest("/rest/mpc/V1/photos", { method: "POST", body }, sender);
}

async function uploaded(bytes: Buffer, sender: Sender = visitor) {
  const response = await upload(bytes, sender);
  expect(response.status).toBe(201);
  const { data } = await response.json();
  return data as { id: string; width: number; height: number };
}

async function shown(id: string, size: string, sender: Sender = visitor) {
  const response = await engine.rest(`/rest/mpc/V1/photos/${id}/${size}`, {}, sender);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe("an uploaded photo", () => {
  // @specification §9 L307
  test.each(["jpeg", "png", "webp", "gif", "tiff", "avif"] as const)(
    "may be a %s, and is stored as JPEG",
    async (format) => {
      const { id, width, height } = await uploaded(await picture(300, 200).toFormat(format).toBuffer());
      expect([width, height]).toEqual([300, 200]);
      const { response, bytes } = await shown(id, "display");
      expect(response.headers.get("Content-Type")).toBe("image/jpeg");
      expect((await sharp(bytes).metadata()).format).toBe("jpeg");
    },
  );

  test("may be a phone's HEIC", async () => {
    const { id, width } = await uploaded(readFileSync("tests/fixtures/pet.heic"));
    expect((await sharp((await shown(id, "display")).bytes).metadata()).width).toBe(width);
  });

  test("is rotated upright and loses its metadata", async () => {
    const sideways = await picture(400, 200)
      .withExif({ IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { id, width, height } = await uploaded(sideways);
    expect([width, height]).toEqual([200, 400]);
    const { bytes } = await shown(id, "display");
    const kept = await sharp(bytes).metadata();
    expect([kept.exif, kept.orientation]).toEqual([undefined, undefined]);
  });

  test("is shown at 1600 and 400 pixels at most, and never enlarged", async () => {
    const { id, width } = await uploaded(await picture(2400, 1200).jpeg().toBuffer());
    expect(width).toBe(2400);
    expect((await sharp((await shown(id, "display")).bytes).metadata()).width).toBe(1600);
    expect((await sharp((await shown(id, "thumbnail")).bytes).metadata()).width).toBe(400);
  });

  test("becomes white where it was transparent", async () => {
    const clear = await sharp({ create: { width: 120, height: 120, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer();
    const { id } = await uploaded(clear);
    const { dominant } = await sharp((await shown(id, "thumbnail")).bytes).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  test("is private", async () => {
    const { id } = await uploaded(await picture(200, 200).jpeg().toBuffer());
    expect((await shown(id, "display", stranger)).response.status).toBe(404);
    expect((await shown(id, "display", {})).response.status).toBe(404);
  });

  test("may stay in the browser's own cache", async () => {
    const { id } = await uploaded(await picture(200, 200).jpeg().toBuffer());
    const { response } = await shown(id, "display");
    expect(response.headers.get("Cache-Control")).toContain("private");
    const again = await engine.rest(
      `/rest/mpc/V1/photos/${id}/display`,
      { headers: { "If-None-Match": response.headers.get("ETag") ?? "" } },
      visitor,
    );
    expect(again.status).toBe(304);
  });
});

describe("an upload is rejected with a message", () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(64)]);

  test.each([
    ["a text", Buffer.from("hello, this is no photo at all"), 422, "Please choose a photo"],
    ["nothing", Buffer.alloc(0), 422, "Please choose a photo"],
    ["a cut-off JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 1]), 422, "damaged"],
    ["a broken HEIC", heic, 422, "HEIC"],
    ["more than 60 MB", Buffer.alloc(60 * 1024 * 1024 + 1, 0xff), 413, "60 MB"],
  ])("when it is %s", async (_what, bytes, status, message) => {
    const response = await upload(bytes);
    const result = await response.json();
    expect(response.status).toBe(status);
    expect(result).toMatchObject({ status: false, data: null });
    expect(result.message).toContain(message);
  });

  test("when it is far too small to print", async () => {
    const response = await upload(await picture(20, 20).png().toBuffer());
    expect((await response.json()).message).toContain("too small");
  });

  test("when its proportions are extreme", async () => {
    const response = await upload(await picture(100, 9000).png().toBuffer());
    expect((await response.json()).message).toContain("too narrow");
  });

  test.each([
    ["broken HEIC", "\0\0\0\x18ftypheic\0\0\0\0mif1heicnothing more"],
    [
      "SVG behind a GIF's first letters",
      'GIF89a<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>',
    ],
    ["script behind a JPEG's first bytes", "\xff\xd8\xff<script>alert(1)</script>"],
  ])("when it is %s", async (_what, text) => {
    expect((await upload(Buffer.from(text, "latin1"))).status).toBe(422);
  });

  test("when it has more than 100 megapixels, before it is decoded", async () => {
    const header = await sharp({
      create: { width: 12_000, height: 9_000, channels: 3, background: "#ffffff" },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const response = await upload(header);
    expect(response.status).toBe(422);
    expect((await response.json()).message).toContain("100 megapixels");
  });

  test("when its sender has uploaded too many within the hour, but not for others", async () => {
    const from = (address: string): Sender => ({ ...visitor, headers: { "X-Forwarded-For": address } });
    const photo = await picture(200, 200).jpeg().toBuffer();
    await countPhoto({ db: engine.db, visitor: "203.0.113.40" }, 4000 * 1024 * 1024);
    const response = await upload(photo, from("203.0.113.40"));
    expect(response.status).toBe(429);
    expect((await response.json()).message).toContain("in an hour");
    await uploaded(photo, from("203.0.113.41"));
  });

  test("when it would have no owner", async () => {
    const response = await upload(await picture(200, 200).jpeg().toBuffer(), {});
    expect(response.status).toBe(401);
  });
});

test("unknown paths and methods get the right status", async () => {
  expect((await engine.rest("/rest/mpc/V1/nothing")).status).toBe(404);
  expect((await engine.rest("/rest/mpc/V1/photos")).status).toBe(405);
  expect((await engine.rest("/rest/mpc/V1/photos/..%2f..%2fshop.db/display")).status).toBe(404);
});
