import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { cleanUpLater, cleanUpNow, open, start } from "./started-shop";

afterEach(cleanUpNow);

/** A way to the database that can be broken off. */
async function openWay(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isBroken = false;
  const server = createServer((near) => {
    if (isBroken) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  function breakOff(): void {
    isBroken = true;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  }
  function mend(): void {
    isBroken = false;
  }
  cleanUpLater(async () => {
    breakOff();
    server.close();
  });
  return { url: url.href, breakOff, mend };
}

const PATIENCE = 120_000;

test.runIf(process.env.TEST_DATABASE_URL)(
  "while the database is away the shop says so kindly, and it serves again without a restart when it is back",
  async () => {
    const way = await openWay(process.env.TEST_DATABASE_URL ?? "");
    const shop = await start("start.mjs", ({ databaseUrl = "" }) => {
      const url = new URL(way.url);
      url.pathname = new URL(databaseUrl).pathname;
      return { DATABASE_URL: url.href };
    });
    await open(shop);
    const ready = async () => (await fetch(`${shop.address}/readyz`)).status;
    expect(await ready()).toBe(200);

    way.breakOff();
    const page = await fetch(`${shop.address}/customer-reviews`);
    expect(page.status).toBeGreaterThanOrEqual(500);
    expect(await page.text()).toMatch(/<h1[^>]*>/);
    expect(await ready()).toBe(503);
    expect((await fetch(`${shop.address}/healthz`)).status).toBe(200);

    way.mend();
    await vi.waitUntil(async () => (await ready()) === 200, { timeout: PATIENCE, interval: 100 });
    expect((await fetch(`${shop.address}/customer-reviews`)).status).toBe(200);
    expect(shop.process.exitCode).toBeNull();
  },
  2 * PATIENCE,
);
