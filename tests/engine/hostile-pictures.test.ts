import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { countRejectedImage, maySendPhoto } from "~/engine/designs/photo-rate-limit";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { costlyDrawings, interlacedPng, progressiveJpeg, tinyWebp, wideGif } from "./hostile-files";
import { imageChildren } from "./image-children";
import { customer } from "./shopper";

const MEGABYTE = 1024 * 1024;
const SECRET = "a secret of the shop in its environment";

/** Expensive pictures: their effect on the store, and on other visitors' uploads. */
let engine: EngineFixture;
const usualTmpdir = process.env.TMPDIR;
const work = mkdtempSync(join(tmpdir(), "hostile-pictures-"));

beforeAll(async () => {
  process.env.TMPDIR = work;
  process.env.SHOP_TEST_SECRET = SECRET;
  engine = await openFixture();
});
afterAll(async () => {
  await engine.close();
  process.env.TMPDIR = usualTmpdir;
  if (usualTmpdir === undefined) delete process.env.TMPDIR;
  delete process.env.SHOP_TEST_SECRET;
  rmSync(work, { recursive: true, force: true });
});

function from(address: string): Sender {
  return { owner: `the owner at ${address}`, headers: { "X-Forwarded-For": address } };
}

async function upload(body: BodyInit, sender: Sender, signal?: AbortSignal) {
  const init: RequestInit = { method: "POST", body, signal, duplex: "half" };
  const response = await engine.rest("/rest/mpc/V1/photos", init, sender);
  const { message } = await response.json();
  return { status: response.status, message: String(message) };
}

function send(bytes: Buffer, sender: Sender, signal?: AbortSignal) {
  return upload(new Uint8Array(bytes), sender, signal);
}

function leftFolders(): string[] {
  return readdirSync(work).filter((name) => name.startsWith("shop-image-"));
}

const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#c08040" } })
  .jpeg()
  .toBuffer();
const drawings = costlyDrawings();

describe("an expensive picture", () => {
  test.each([
    // libwebp's memory for its header is more than the child process may have, or just fits.
    ["a WebP of 30 bytes and 268 megapixels", () => tinyWebp(16_383), /damaged|40 megapixels.*as a JPEG/],
    ["a WebP of 30 bytes and 98 megapixels", () => tinyWebp(9900), /40 megapixels.*as a JPEG/],
    ["a GIF of 56 megapixels", () => wideGif(7500), /40 megapixels.*as a JPEG/],
    ["an interlaced PNG of 49 megapixels", () => interlacedPng(7000), /40 megapixels.*as a JPEG/],
    ["a progressive JPEG of 56 megapixels", () => progressiveJpeg(7500), /50 megapixels.*not progressive/],
  ])("is rejected for its pixels: %s", async (_what, make, words) => {
    const { status, message } = await send(await make(), from("203.0.113.1"));
    expect([status, message]).toEqual([422, expect.stringMatching(words)]);
  });

  test("is a picture of one color when it is a WebP of 30 bytes and 16 megapixels", async () => {
    expect((await send(tinyWebp(4000), from("203.0.113.1"))).status).toBe(201);
  });

  test.each(Object.keys(drawings))("is drawn or rejected within its time limit: %s", async (what) => {
    const { status } = await send(drawings[what], from("203.0.113.2"));
    expect([201, 422]).toContain(status);
  });

  test("is rejected as a certificate without being drawn", async () => {
    const heic = readFileSync("tests/fixtures/pet.heic");
    const gif = wideGif(300);
    for (const file of [drawings["filters seven thousand pixels a side"], heic, gif]) {
      const grace = await customer(engine);
      const began = process.cpuUsage();
      const response = await engine.rest(
        "/rest/mpc/V1/customers/gst-certificate",
        { method: "POST", body: new Uint8Array(file) },
        grace,
      );
      expect(response.status).toBe(422);
      expect((await response.json()).message).toBe(
        "Please choose a PDF or an image (JPEG, PNG, WebP) of your certificate.",
      );
      expect(process.cpuUsage(began).user).toBeLessThan(2e6);
    }
  });
});

describe("slow pictures of one visitor", () => {
  test("do not block uploads of others", async () => {
    const over = new AbortController();
    const slow = drawings["filters seven thousand pixels a side"];
    const hostile = Array.from({ length: 18 }, () => send(slow, from("203.0.113.3"), over.signal));
    let ended = 0;
    for (const each of hostile) void each.then(({ status }) => (ended += status === 429 ? 0 : 1));
    await vi.waitUntil(() => imageChildren().length > 0, { timeout: 20_000 });

    for (let count = 0; count < 3; count += 1) {
      expect((await send(photo, from("203.0.113.4"))).status).toBe(201);
    }
    expect(ended).toBeLessThanOrEqual(1);
    over.abort();
    const responses = await Promise.all(hostile);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(13);
    expect(responses.find(({ status }) => status === 429)?.message).toContain("try again in a minute");
  });

  test("count toward the visitor's limit", async () => {
    const sender = { db: engine.db, visitor: "203.0.113.5" };
    let count = 0;
    while (count < 1000 && (await maySendPhoto(sender))) {
      await countRejectedImage(sender, 10);
      count += 1;
    }
    expect(count).toBeLessThan(100);
    expect((await send(photo, from("203.0.113.5"))).status).toBe(429);
  });

  test("count also when they are broken", async () => {
    const before = await pointsOf("203.0.113.6");
    expect((await send(photo.subarray(0, 200), from("203.0.113.6"))).status).toBe(422);
    expect((await pointsOf("203.0.113.6")) - before).toBeGreaterThanOrEqual(10);
  });
});

/** The total of all other visitors is constant while only that one uploads. */
async function pointsOf(_address: string): Promise<number> {
  const rows = await engine.db.selectFrom("rate_limit").select(["key", "points"]).execute();
  return rows
    .filter(({ key }) => key.startsWith("photos"))
    .reduce((total, { points }) => total + Number(points), 0);
}

describe.runIf(process.platform === "linux")("the child processes", () => {
  test("are processed without the store's settings, and killed first when memory runs out", async () => {
    expect((await send(photo, from("203.0.113.7"))).status).toBe(201);
    const children = imageChildren();
    expect(children.length).toBeGreaterThan(0);
    for (const pid of children) {
      expect(readFileSync(`/proc/${pid}/environ`, "utf8")).not.toContain(SECRET);
      expect(readFileSync(`/proc/${pid}/oom_score_adj`, "utf8").trim()).toBe("1000");
      expect(readFileSync(`/proc/${pid}/limits`, "utf8")).toMatch(/Max data size\s+\d+/);
    }
  });

  test("fail alone when their process is killed", async () => {
    expect((await send(photo, from("203.0.113.8"))).status).toBe(201);
    for (const pid of imageChildren()) process.kill(pid, "SIGKILL");
    expect((await send(photo, from("203.0.113.8"))).status).toBe(201);

    const known = imageChildren();
    const slow = send(drawings["filters seven thousand pixels a side"], from("203.0.113.8"));
    await vi.waitUntil(() => leftFolders().length > 0 && imageChildren().length > 0, { timeout: 20_000 });
    for (const pid of new Set([...known, ...imageChildren()])) process.kill(pid, "SIGKILL");
    expect(await slow).toMatchObject({ status: 422, message: expect.stringContaining("SVG") });
    expect((await send(photo, from("203.0.113.8"))).status).toBe(201);
  });
});

test("uploads of 25 MB from many visitors do not fill the store's own memory", async () => {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let max = before;
  const timer = setInterval(() => {
    max = Math.max(max, process.memoryUsage.rss());
  }, 20);
  const visitors = Array.from({ length: 8 }, (_, index) => from(`198.51.100.${index}`));
  const responses = await Promise.all(
    visitors.flatMap((sender) => [upload(padded(), sender), upload(padded(), sender)]),
  );
  clearInterval(timer);
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
  expect((max - before) / MEGABYTE).toBeLessThan(150);
});

/** The photo followed by 24 MB of padding, generated while it is sent. */
function padded(): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(sent === 0 ? new Uint8Array(photo) : new Uint8Array(64 * 1024));
      sent += 1;
      if (sent > 384) controller.close();
    },
  });
}

test("no files are left of any of them", async () => {
  await vi.waitUntil(() => leftFolders().length === 0, { timeout: 10_000 });
  expect(leftFolders()).toEqual([]);
});
