import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { graphqlHandler } from "../../../scripts/graphql-handler.mjs";
import { log } from "../../../scripts/log.mjs";

type Action = (args: { request: Request }) => Promise<Response>;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  vi.restoreAllMocks();
});

/** Starts a server that responds with the handler, and with "next" to what the handler passes on. */
async function served(action: Action): Promise<string> {
  const handle = graphqlHandler({ routes: { "routes/graphql": { module: { action } } } } as never);
  server = createServer((request, response) =>
    handle(request, response, () => {
      request.resume();
      response.end("next");
    }),
  );
  await new Promise<void>((listening) => server?.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const echo: Action = async ({ request }) =>
  new Response(`${request.headers.get("authorization")} ${await request.text()}`, {
    status: 202,
    headers: { "Set-Cookie": "one=1" },
  });

describe("POST /graphql", () => {
  // @specification §7 L223
  it("goes to the route's action with its headers and body, and returns its response", async () => {
    const address = await served(echo);
    const headers = { authorization: "Bearer token" };
    const result = await fetch(`${address}/graphql`, { method: "POST", body: "{ shop }", headers });
    expect(result.status).toBe(202);
    expect(result.headers.get("set-cookie")).toBe("one=1");
    expect(await result.text()).toBe("Bearer token { shop }");
  });

  it("is compressed when the response is long and the client accepts it", async () => {
    const address = await served(async () => new Response("paw ".repeat(5000)));
    const ask = (encoding: string) =>
      fetch(`${address}/graphql`, { method: "POST", body: "{}", headers: { "accept-encoding": encoding } });
    const [packed, plain] = [await ask("gzip"), await ask("identity")];
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await packed.text()).toBe(await plain.text());
  });

  it("does not reveal errors", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    const address = await served(async () => {
      throw new Error("the database is on fire");
    });
    const result = await fetch(`${address}/graphql`, { method: "POST", body: "{}" });
    expect(result.status).toBe(500);
    expect(await result.text()).toBe("");
  });
});

it.each([
  ["another address", "/graphql-else", { method: "POST", body: "{}" }],
  ["another method", "/graphql", { method: "GET" }],
  ["a body that is too long", "/graphql", { method: "POST", body: " ".repeat(1_000_001) }],
])("%s is passed on to the shop", async (_what, path, request) => {
  const address = await served(echo);
  expect(await (await fetch(address + path, request)).text()).toBe("next");
});
