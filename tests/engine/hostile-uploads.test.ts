import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPhoto } from "~/engine/designs/photo-files";
import { bmp } from "../fixtures/bmp";
import { type EngineFixture, openFixture } from "./engine-fixture";
import {
  endlessDrawings,
  gifBomb,
  heifBomb,
  hostileDrawings,
  jpegBomb,
  pngBomb,
  pngWithPackedNotes,
  webpBomb,
} from "./hostile-files";

const MEGABYTE = 1024 * 1024;
const PAYLOAD = "<html><body onload=alert(1)><script>alert(2)</script></body></html>";
const ZIP = Buffer.from("PK\x03\x04\x14\0\0\0\0\0a archive of something else", "latin1");

let engine: EngineFixture;
/** A server that must not be requested. */
let outside: Server;
const asked: string[] = [];

beforeAll(async () => {
  engine = await openFixture();
  outside = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end();
  });
  await new Promise<void>((resolve) => outside.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  outside.close();
  await engine.close();
});

async function upload(bytes: Buffer) {
  const body = new Uint8Array(bytes);
  const sender = { owner: "a visitor's owner token" };
  const response = await engine.rest("/rest/mpc/V1/photos", { method: "POST", body }, sender);
  const { data, message } = await response.json();
  return {
    status: response.status,
    message: String(message),
    photo: data as { id: string; width: number; height: number },
  };
}

/** The three stored files of an upload. */
async function kept(bytes: Buffer): Promise<Buffer[]> {
  const { status, message, photo } = await upload(bytes);
  expect([status, message]).toEqual([201, ""]);
  const sizes = ["original", "display", "thumbnail"] as const;
  const files = await Promise.all(sizes.map((size) => readPhoto(engine.settings, photo.id, size)));
  return files.map((file) => file ?? Buffer.alloc(0));
}

async function expectRejected(bytes: Buffer, ...words: string[]): Promise<void> {
  const { status, message } = await upload(bytes);
  expect(status).toBe(422);
  expect(
    words.some((word) => message.includes(word)),
    message,
  ).toBe(true);
  expect(message).toMatch(/[Pp]lease|may be damaged/);
}

function picture(width = 300, height = 200) {
  return sharp({ create: { width, height, channels: 3, background: "#c08040" } });
}

function brown(width: number, height: number): number[][][] {
  return Array.from({ length: height }, () => Array.from({ length: width }, () => [0xc0, 0x80, 0x40]));
}

const photo = await picture().jpeg().toBuffer();

describe("a file that decompresses to far more than its size", () => {
  test.each([
    ["a PNG of 900 megapixels", pngBomb(30_000), "100 megapixels"],
    ["a PNG that says it is 4 billion pixels wide", pngBomb(0x7fff_ffff), "damaged"],
    ["a GIF with a screen of 4 gigapixels", gifBomb(), "too small"],
    ["a WebP that says it is 16 million pixels wide", webpBomb(), "damaged"],
    [
      "a BMP that says it is 30,000 by 30,000",
      bmp({ width: 30_000, height: 30_000, rows: [] }),
      "30 megapixels",
    ],
    ["a JPEG that says it is 65,500 pixels wide", jpegBomb(photo), "100 megapixels"],
    [
      "a HEIC that says it is 60,000 pixels wide",
      heifBomb(readFileSync("tests/fixtures/pet.heic"), 60_000),
      "100 megapixels",
    ],
  ])("is rejected before it is decompressed: %s", async (_what, bytes, words) => {
    const before = process.memoryUsage.rss();
    await expectRejected(bytes, words);
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * MEGABYTE);
  });

  test("is accepted without its compressed metadata", async () => {
    const files = await kept(await pngWithPackedNotes());
    expect(Math.max(...files.map((file) => file.length))).toBeLessThan(MEGABYTE);
  });
});

describe("a file of two types at once", () => {
  const comment = Buffer.from(`\xff\xfe\0${String.fromCharCode(PAYLOAD.length + 2)}${PAYLOAD}`, "latin1");
  const withComment = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]);

  test.each([
    ["JPEG and HTML", Buffer.concat([photo, Buffer.from(PAYLOAD)])],
    ["JPEG with HTML as its comment", withComment],
    ["JPEG and ZIP", Buffer.concat([photo, ZIP])],
    [
      "JPEG and a program",
      Buffer.concat([photo, Buffer.from("\x7fELF\x02\x01\x01<?php system('x') ?>", "latin1")]),
    ],
  ])("is stored as a picture only: %s", async (_what, bytes) => {
    for (const file of await kept(bytes)) {
      expect((await sharp(file).metadata()).format).toBe("jpeg");
      for (const trace of ["<script", "<html", "PK\x03\x04", "<?php", "ELF"]) {
        expect(file.includes(Buffer.from(trace, "latin1")), trace).toBe(false);
      }
    }
  });

  test("is stored as a picture only: PNG and GIF with a script in their metadata", async () => {
    const png = await picture()
      .withExif({ IFD0: { ImageDescription: PAYLOAD } })
      .png()
      .toBuffer();
    const gif = Buffer.concat([await picture().gif().toBuffer(), Buffer.from(PAYLOAD)]);
    for (const file of [...(await kept(png)), ...(await kept(gif))]) {
      expect(file.includes("<script")).toBe(false);
    }
  });
});

// @specification §9 L307
describe("a bitmap (BMP)", () => {
  test("is stored as the JPEG of the same picture", async () => {
    const [original] = await kept(bmp({ width: 301, height: 200, rows: brown(301, 200) }));
    const { format, width, height } = await sharp(original).metadata();
    expect([format, width, height]).toEqual(["jpeg", 301, 200]);
    const { channels } = await sharp(original).stats();
    for (const [index, color] of [0xc0, 0x80, 0x40].entries()) {
      expect(Math.abs(channels[index].mean - color)).toBeLessThan(3);
    }
  });

  test("of an unsupported kind is rejected", async () => {
    await expectRejected(bmp({ width: 300, height: 200, rows: brown(300, 200), compression: 1 }), "BMP");
  });
});

describe("a drawing (SVG)", () => {
  const address = () => `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;

  test.each(Object.keys(hostileDrawings("")))("that %s becomes a plain picture", async (what) => {
    const [original, display] = await kept(hostileDrawings(address())[what]);
    expect((await sharp(original).metadata()).format).toBe("jpeg");
    expect((await sharp(original).metadata()).width).toBe(4000);
    expect([original.includes("<svg"), display.includes("<svg")]).toEqual([false, false]);
    expect(asked).toEqual([]);
  });

  test.each(Object.entries(endlessDrawings()))("that %s is rejected", async (_what, bytes) => {
    await expectRejected(bytes, "SVG");
  });

  test("is drawn in its colors, and white where it is empty", async () => {
    const half = Buffer.from(
      '<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h20v20H0z" fill="#d9412b"/></svg>',
    );
    const [original] = await kept(half);
    const pixels = await sharp(original).resize(4, 2).removeAlpha().raw().toBuffer();
    expect([...pixels.subarray(9, 12)]).toEqual([255, 255, 255]);
    expect(pixels[0]).toBeGreaterThan(200);
    expect(pixels[1]).toBeLessThan(90);
  });
});

describe("a broken file", () => {
  test.each(["jpeg", "png", "webp", "gif"] as const)("that is truncated is rejected: %s", async (format) => {
    const noise = sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        background: "#888888",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    });
    const whole = await noise.toFormat(format).toBuffer();
    await expectRejected(whole.subarray(0, Math.floor(whole.length / 2)), "damaged");
  });

  test("that is truncated is rejected: BMP", async () => {
    const whole = bmp({ width: 300, height: 200, rows: brown(300, 200) });
    await expectRejected(whole.subarray(0, Math.floor(whole.length / 2)), "BMP");
  });

  test("that is truncated is rejected: HEIC", async () => {
    const whole = readFileSync("tests/fixtures/pet.heic");
    await expectRejected(whole.subarray(0, Math.floor(whole.length / 2)), "HEIC");
  });

  test("with random damage is accepted or rejected, never an internal error", async () => {
    const sources = [
      photo,
      await picture().png().toBuffer(),
      await picture().webp().toBuffer(),
      bmp({ width: 300, height: 200, rows: brown(300, 200) }),
      readFileSync("tests/fixtures/pet.heic"),
    ];
    for (let seed = 1; seed <= 40; seed += 1) {
      const { status, message } = await upload(damaged(sources[seed % sources.length], seed));
      expect([201, 422]).toContain(status);
      if (status === 422) expect(message).not.toBe("");
    }
  });

  test("that only has a header is rejected", async () => {
    for (const length of [0, 1, 11, 12, 13])
      await expectRejected(photo.subarray(0, length), "choose a photo", "damaged");
  });
});

/** Replaces twelve bytes of a file; deterministic for a seed. */
function damaged(file: Buffer, seed: number): Buffer {
  const wrong = Buffer.from(file);
  let state = seed * 7919;
  for (let count = 0; count < 12; count += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    wrong[12 + (state % (wrong.length - 12))] = state & 0xff;
  }
  return wrong;
}

test("100 megapixels are accepted and stored in full; one more row is rejected", async () => {
  const { photo: large } = await upload(await picture(12_500, 8000).jpeg({ quality: 60 }).toBuffer());
  expect([large.width, large.height]).toEqual([12_500, 8000]);
  const original = await readPhoto(engine.settings, large.id, "original");
  expect(original && (await sharp(original).metadata()).width).toBe(12_500);
  await expectRejected(await picture(12_500, 8001).jpeg({ quality: 60 }).toBuffer(), "100 megapixels");
});

test("after all of this the store still serves", async () => {
  const { data } = await engine.graphql("{ storeConfig { store_name } }");
  expect(data.storeConfig.store_name).toBe("My Pet Canvas");
  expect((await upload(photo)).status).toBe(201);
});
