import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createHostClient, type HostLimits } from "~/provider/host-client.server";
import { DEADLINE_HEADER } from "~/request-deadline.server";

const LIMITS: HostLimits = { timeoutMilliseconds: 5000, mostBytes: 1000 };
const servers: Server[] = [];

/**
 * A host for one test.
 * @returns its URL
 */
async function host(answer: RequestListener): Promise<URL> {
  const server = createServer(answer);
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
    const answer = await createHostClient(LIMITS).read(address, question);
    expect(answer.status).toBe(422);
    expect(answer.headers.get("Store")).toBe("mpc");
    expect(await answer.text()).toBe("POST 8 für Ada");
  });

  it("is decompressed, without its Content-Encoding", async () => {
    const address = await host((_request, response) => {
      response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync("a readable answer"));
    });
    const answer = await createHostClient(LIMITS).read(address);
    expect(await answer.text()).toBe("a readable answer");
    expect(answer.headers.get("Content-Encoding")).toBeNull();
  });

  it("may be as long as the limit", async () => {
    const address = await host((_request, response) => response.end("x".repeat(LIMITS.mostBytes)));
    expect(await (await createHostClient(LIMITS).read(address)).text()).toHaveLength(LIMITS.mostBytes);
  });

  it.each([
    ["longer than the limit", (body: string) => Buffer.from(body), {}],
    ["longer than the limit once it is unpacked", gzipSync, { "Content-Encoding": "gzip" }],
  ])("fails when it is %s", async (_name, pack, headers) => {
    const address = await host((_request, response) => {
      response.writeHead(200, headers).end(pack("x".repeat(LIMITS.mostBytes + 1)));
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
  ] satisfies [string, RequestListener][])("fails when it never %s", async (_name, answer) => {
    const client = createHostClient({ ...LIMITS, timeoutMilliseconds: 50 });
    const failure = await client.read(await host(answer)).catch((error) => error);
    expect(failure).toMatchObject({ message: "timeout of 50ms exceeded", code: "ECONNABORTED" });
  });

  it("is aborted at the deadline of its request, which the host does not see", async () => {
    const heard: unknown[] = [];
    const address = await host((request) => heard.push(request.headers[DEADLINE_HEADER]));
    const headers = { [DEADLINE_HEADER]: String(performance.now() + 50) };
    const failure = await createHostClient(LIMITS)
      .read(address, { headers })
      .catch((error) => error);
    expect(failure.code).toBe("ECONNABORTED");
    expect(heard).toEqual([undefined]);
  });

  it("is not followed when it redirects: the shopper's token is sent nowhere else", async () => {
    const asked: (string | undefined)[] = [];
    const address = await host((request, response) => {
      asked.push(request.url);
      response.writeHead(302, { Location: "/elsewhere" }).end();
    });
    const answer = await createHostClient(LIMITS).read(address, { headers: { Authorization: "Bearer t" } });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/elsewhere"]);
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
    const address = await host((_request, response) => response.end("x".repeat(50 * LIMITS.mostBytes)));
    const answer = await createHostClient(LIMITS).stream(address);
    expect(await answer.text()).toHaveLength(50 * LIMITS.mostBytes);
  });

  it("is streamed before it is complete", async () => {
    const address = await host((_request, response) => response.write("a beginning"));
    const answer = await createHostClient(LIMITS).stream(address);
    const reader = answer.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("a beginning");
    await reader?.cancel();
  });

  it("is aborted at the host when its reader leaves", async () => {
    const gone = vi.fn();
    const address = await host((_request, response) => {
      response.once("close", gone).write("a beginning");
    });
    const browser = new AbortController();
    const answer = await createHostClient(LIMITS).stream(address, { signal: browser.signal });
    const reader = answer.body?.getReader();
    await reader?.read();
    browser.abort();
    expect(await reader?.read()).toMatchObject({ done: true });
    await vi.waitFor(() => expect(gone).toHaveBeenCalled());
  });

  it("fails when it stalls", async () => {
    const address = await host((_request, response) => response.write("a beginning"));
    const answer = await createHostClient({ ...LIMITS, timeoutMilliseconds: 50 }).stream(address);
    await expect(answer.text()).rejects.toThrow();
  });

  it("has no body when it is 304", async () => {
    const address = await host((_request, response) => response.writeHead(304, { ETag: '"1"' }).end());
    const answer = await createHostClient(LIMITS).stream(address);
    expect([answer.status, answer.headers.get("ETag"), answer.body]).toEqual([304, '"1"', null]);
  });
});
