import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { paintedResponse } from "./painted-response";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const MUG = "/media/catalog/product/photo-mug";

async function painted(address: string) {
  const response = await paintedResponse(engine, address);
  expect(response.headers.get("Content-Type")).toBe("image/webp");
  return Buffer.from(await response.arrayBuffer());
}

const widthOf = async (address: string) => (await sharp(await painted(address)).metadata()).width;

test("a product's picture shows the requested options and is cached permanently under its URL", async () => {
  const { data } = await engine.graphql(
    '{ products(filter: { sku: { eq: "photo-mug" } }) { items { small_image { url } } } }',
  );
  const address = data.products.items[0].small_image.url;
  const main = await paintedResponse(engine, address);
  expect(main.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect((await painted(`${address}&color=pink`)).equals(Buffer.from(await main.arrayBuffer()))).toBe(false);
});

test("nobody waits for a painting: its drawing is sent until it is there", async () => {
  const address = `${MUG}.avif?view=detail&width=200`;
  const drawn = await engine.rest(address);
  expect(drawn.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
  expect(drawn.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  const response = await paintedResponse(engine, address);
  expect(response.headers.get("Content-Type")).toBe("image/avif");
  const { width, compression } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([width, compression]).toEqual([200, "av1"]);
});

test("a requested width is rounded up to the next supported one; the default is 800 pixels", async () => {
  expect(await widthOf(`${MUG}.webp?width=150`)).toBe(200);
  expect(await widthOf(`${MUG}.webp?width=201`)).toBe(400);
  expect(await widthOf(`${MUG}.webp`)).toBe(800);
  expect(await widthOf(`${MUG}.webp?width=1200`)).toBe(1200);
  expect(await widthOf(`${MUG}.webp?width=100000`)).toBe(800);
  expect(await widthOf(`${MUG}.webp?width=-1`)).toBe(200);
  expect(await widthOf(`${MUG}.webp?width=wide`)).toBe(800);
});

test("each width has its own ETag", async () => {
  const small = (await paintedResponse(engine, `${MUG}.webp?width=200`)).headers.get("ETag") ?? "";
  const known = { headers: { "If-None-Match": small } };
  expect((await engine.rest(`${MUG}.webp?width=200`, known)).status).toBe(304);
  expect((await engine.rest(`${MUG}.webp?width=400`, known)).status).toBe(200);
});

test("unavailable options are ignored, and without its version a picture must be revalidated", async () => {
  const plain = await engine.rest(`${MUG}.svg`);
  const odd = await engine.rest(`${MUG}.svg?color=%3Cscript%3E&size=huge&x=1&v=old`);
  expect(await odd.text()).toBe(await plain.text());
  expect(odd.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  const known = { headers: { "If-None-Match": plain.headers.get("ETag") ?? "" } };
  expect((await engine.rest(`${MUG}.svg`, known)).status).toBe(304);
});

// @specification §7 L252
test("every picture of every product can be drawn", async () => {
  const { data } = await engine.graphql(
    "{ products(pageSize: 100) { items { small_image { url } media_gallery { url } } } }",
  );
  for (const { media_gallery } of data.products.items) {
    for (const { url } of media_gallery) {
      const drawn = await engine.rest(url.replace(".webp", ".svg"));
      expect(await drawn.text(), url).toMatch(/^<svg/);
    }
  }
  expect((await engine.rest("/media/catalog/product/nothing.webp")).status).toBe(404);
});
