import { readdirSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mountSmallDisk } from "../fixtures/small-disk";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";

const disk = mountSmallDisk(96);
const onPostgres = Boolean(process.env.TEST_DATABASE_URL);
const visitor: Sender = { owner: "a visitor's owner token" };
const CREATE_CART = "mutation { createGuestCart { cart { id } } }";
const FIND_CART = "query ($id: String!) { cart(cart_id: $id) { id } }";

let engine: EngineFixture;

async function openCart() {
  const body = JSON.stringify({ query: CREATE_CART });
  const headers = { "Content-Type": "application/json" };
  const response = await engine.rest("/graphql", { method: "POST", headers, body }, visitor);
  const { data, errors } = await response.json();
  return { response, id: data?.createGuestCart?.cart.id as string, errors };
}

async function sendPhoto(): Promise<Response> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const photo = sharp({ create: { width: 1200, height: 900, channels: 3, background: "#808080", noise } });
  const body = new Uint8Array(await photo.jpeg().toBuffer());
  return engine.rest("/rest/mpc/V1/photos", { method: "POST", body }, visitor);
}

const isReady = async () => (await engine.rest("/rest/mpc/V1/ready")).status;
const kept = () => readdirSync(engine.settings.dataDirectory, { recursive: true }).map(String);

describe.skipIf(!disk)("a full disk", () => {
  beforeAll(async () => {
    engine = await openFixture({ dataDirectory: disk?.folder });
  });
  afterAll(async () => {
    await engine.close();
    disk?.remove();
  });

  test("makes the readiness check fail until there is space again", async () => {
    expect(await isReady()).toBe(200);
    disk?.fill();
    expect(await isReady()).toBe(503);
    disk?.free();
    expect(await isReady()).toBe(200);
  });

  test("rejects a photo with a message, and leaves no files behind", async () => {
    expect((await sendPhoto()).status).toBe(201);
    const before = kept().filter((name) => name.endsWith(".jpg"));
    disk?.fill();
    const rejected = await sendPhoto();
    expect(rejected.status).toBe(503);
    expect(Number(rejected.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await rejected.json()).message).toMatch(/^We('re having trouble|.*try again)/);
    disk?.free();
    expect(kept().filter((name) => /\.(jpg|draft)$/.test(name))).toEqual(before);
    expect((await sendPhoto()).status).toBe(201);
  });

  test.skipIf(onPostgres)("rejects writes to an SQLite store with a message, and loses nothing", async () => {
    const { id } = await openCart();
    disk?.fill();
    const carts: string[] = [id];
    let rejected = await openCart();
    // The journal may have free pages.
    for (; rejected.response.status === 200; rejected = await openCart()) carts.push(rejected.id);
    expect(rejected.response.status).toBe(503);
    expect(rejected.errors[0].extensions.category).toBe("unavailable");
    expect(rejected.errors[0].message).toMatch(/try again/);
    disk?.free();
    carts.push((await openCart()).id);
    for (const cart of carts)
      expect((await engine.graphql(FIND_CART, { id: cart }, visitor)).data.cart.id).toBe(cart);
  });
});
