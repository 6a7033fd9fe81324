import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createHostClient, type HostLimits } from "~/provider/host-client.server";
import { DEADLINE_HEADER } from "~/request-deadline.server";

const LIMITS: HostLimits = { timeoutMilliseconds: 5000, maxBytes: 1000 };
const servers: Server[] = [];

/**
 * A host for one test.
 * @returns its URL
 */
async function host(result: RequestListener): Promise<URL> {
  const server = createServer(result);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`);
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

// @specification §7 L215
describe("a response that is read", () => {
  it("has its status and headers, for the request as it was sent", async () => {
    const address = await host(async (request, response) => {
      response.writeHead(422, { "Content-Type": "application/json", Store: request.headers.store });
      response.end(`${request.method} ${request.headers["content-length"]} ${await text(request)}`);
    });
    const question = { method: "POST", headers: { Store: "mpc" }, body: "für Ada" };
    const result = await createHostClient(LIMITS).read(address, question);
    expect(result.status).toBe(422);
    expect(result.headers.get("Store")).toBe("mpc");
    expect(await result.text()).toBe("POST 8 für Ada");
  });

  it("is decompressed, without its Content-Encoding", async () => {
    const address = await host((_request, response) => {
      response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync("a readable answer"));
    });
    const result = await createHostClient(LIMITS).read(address);
    expect(await result.text()).toBe("a readable answer");
    expect(result.headers.get("Content-Encoding")).toBeNull();
  });

  it("may be as long as the limit", async () => {
    const address = await host((_request, response) => response.end("x".repeat(LIMITS.maxBytes)));
    expect(await (await createHostClient(LIMITS).read(address)).text()).toHaveLength(LIMITS.maxBytes);
  });

  it.each([
    ["longer than the limit", (body: string) => Buffer.from(body), {}],
    ["longer than the limit once it is unpacked", gzipSync, { "Content-Encoding": "gzip" }],
  ])("fails when it is %s", async (_name, pack, headers) => {
    const address = await host((_request, response) => {
      response.writeHead(200, headers).end(pack("x".repeat(LIMITS.maxBytes + 1)));
    });
    await expect(createHostClient(LIMITS).read(address)).rejects.toThrow("longer than 1000 bytes");
  });

  it("fails when it is truncated", async () => {
    const address = await host((_request, response) => {
      response.writeHead(200, { "Content-Length": "100" });
      response.write("half of it", () => response.destroy());
    });
    await expect(createHostClient(LIMITS).read(address)).rejects.toThrow();
  });

  // @specification §8 L280
  it.each([
    ["begins", () => {}],
    ["ends", (_request, response) => response.write("a beginning")],
  ] satisfies [string, RequestListener][])("fails when it never %s", async (_name, result) => {
    const client = createHostClient({ ...LIMITS, timeoutMilliseconds: 50 });
    const failure = await client.read(await host(result)).catch((error) => error);
    expect(failure).toMatchObject({ message: "timeout of 50ms exceeded", code: "ECONNABORTED" });
  });

  it("is aborted at the deadline of its request, which the host does not see", async () => {
    const received: unknown[] = [];
    const address = await host((request) => received.push(request.headers[DEADLINE_HEADER]));
    const headers = { [DEADLINE_HEADER]: String(performance.now() + 50) };
    const failure = await createHostClient(LIMITS)
      .read(address, { headers })
      .catch((error) => error);
    expect(failure.code).toBe("ECONNABORTED");
    expect(received).toEqual([undefined]);
  });

  it("is not followed when it redirects: the shopper's token is sent nowhere else", async () => {
    const asked: (string | undefined)[] = [];
    const address = await host((request, response) => {
      asked.push(request.url);
      response.writeHead(302, { Location: "/elsewhere" }).end();
    });
    const result = await createHostClient(LIMITS).read(address, { headers: { Authorization: "Bearer t" } });
    expect([result.status, result.headers.get("Location")]).toEqual([302, "/elsewhere"]);
    expect(asked).toEqual(["/graphql"]);
  });

  it("reuses the connection", async () => {
    let connections = 0;
    const address = await host((_request, response) => response.end("{}"));
    servers[0].on("connection", () => {
      connections += 1;
    });
    const client = createHostClient(LIMITS);
    for (let turn = 0; turn < 3; turn += 1) await client.read(address);
    expect(connections).toBe(1);
  });
});

describe("a response that is passed on", () => {
  it("may be longer than the limit for reading", async () => {
    const address = await host((_request, response) => response.end("x".repeat(50 * LIMITS.maxBytes)));
    const result = await createHostClient(LIMITS).stream(address);
    expect(await result.text()).toHaveLength(50 * LIMITS.maxBytes);
  });

  it("is streamed before it is complete", async () => {
    const address = await host((_request, response) => response.write("a beginning"));
    const result = await createHostClient(LIMITS).stream(address);
    const reader = result.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("a beginning");
    await reader?.cancel();
  });

  it("is aborted at the host when its reader leaves", async () => {
    const gone = vi.fn();
    const address = await host((_request, response) => {
      response.once("close", gone).write("a beginning");
    });
    const browser = new AbortController();
    const result = await createHostClient(LIMITS).stream(address, { signal: browser.signal });
    const reader = result.body?.getReader();
    await reader?.read();
    browser.abort();
    expect(await reader?.read()).toMatchObject({ done: true });
    await vi.waitFor(() => expect(gone).toHaveBeenCalled());
  });

  it("fails when it stalls", async () => {
    const address = await host((_request, response) => response.write("a beginning"));
    const result = await createHostClient({ ...LIMITS, timeoutMilliseconds: 50 }).stream(address);
    await expect(result.text()).rejects.toThrow();
  });

  it("has no body when it is 304", async () => {
    const address = await host((_request, response) => response.writeHead(304, { ETag: '"1"' }).end());
    const result = await createHostClient(LIMITS).stream(address);
    expect([result.status, result.headers.get("ETag"), result.body]).toEqual([304, '"1"', null]);
  });
});
