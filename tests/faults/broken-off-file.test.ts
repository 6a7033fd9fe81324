import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { uncaughtErrors } from "./raw/uncaught-errors";
import { cleanUpLater, cleanUpNow, start } from "./started-shop";

afterEach(cleanUpNow);

/** A provider that aborts every file after its first bytes. */
async function openProvider(): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "image/webp", "Content-Length": 100_000 });
    response.write("RIFF", () => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanUpLater(async () => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("a file that the provider aborts ends its own response, and not the store", async () => {
  const provider = await openProvider();
  const shop = await start("start", () => ({ PROVIDER_URL: provider, DATABASE_URL: "" }));
  await vi.waitUntil(async () => (await fetch(`${shop.address}/healthz`).catch(() => null))?.ok, {
    timeout: 60_000,
  });
  for (let time = 0; time < 5; time += 1) {
    const result = await fetch(`${shop.address}/media/catalog/product/paw.webp`);
    expect(result.status).toBe(200);
    await expect(result.arrayBuffer()).rejects.toThrow();
  }
  expect((await fetch(`${shop.address}/healthz`)).status).toBe(200);
  expect(await uncaughtErrors(shop)).toBe(0);
}, 120_000);
