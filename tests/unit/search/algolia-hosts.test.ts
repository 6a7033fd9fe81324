import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Loads the module again for each test, so that no host has failed yet. */
let askFirstHost: typeof import("~/storefront/search/algolia-hosts.server").askFirstHost;
beforeEach(async () => {
  vi.resetModules();
  ({ askFirstHost } = await import("~/storefront/search/algolia-hosts.server"));
});

/** Starts a host; returns its origin and the requests it received. */
async function serve(result: RequestListener) {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    result(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const responses = () => serve((_request, response) => response.end('{"found":1}'));
const respondsWithStatus = (status: number) =>
  serve((_request, response) => response.writeHead(status, { Location: "/elsewhere" }).end());

test.each([
  ["is out of order", () => respondsWithStatus(500)],
  ["sends elsewhere", () => respondsWithStatus(302)],
  ["says nothing", () => serve(() => {})],
  ["breaks off", () => serve((request) => request.destroy())],
])("when a host %s, the next one is used, and the first one last from then on", async (_what, open) => {
  const [first, second] = [await open(), await responses()];
  const hosts = [first.origin, second.origin];
  expect(await askFirstHost(hosts, "/queries", { method: "POST" })).toEqual({ found: 1 });
  expect(await askFirstHost(hosts, "/queries", { method: "POST" })).toEqual({ found: 1 });
  expect([first.asked, second.asked]).toEqual([["/queries"], ["/queries", "/queries"]]);
});

test("a host that rejects the request is final", async () => {
  const [first, second] = [await respondsWithStatus(403), await responses()];
  await expect(askFirstHost([first.origin, second.origin], "/", {})).rejects.toThrow("refuses: 403");
  expect(second.asked).toEqual([]);
});

test("a body without an end times out", async () => {
  const slow = await serve((_request, response) => response.write('{"found":'));
  await expect(askFirstHost([slow.origin], "/", {})).rejects.toThrow(/timeout|abort/i);
});
