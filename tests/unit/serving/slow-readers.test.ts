import { createServer, get, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { boundConnections } from "../../../scripts/bound-connections.mjs";
import { sendBody } from "../../../scripts/send-body.mjs";
import { boundPendingResponses, dropStalledReaders } from "../../../scripts/slow-readers.mjs";

const MEGABYTE = 1024 * 1024;
/** More than the buffers of a connection hold. */
const BIG = Buffer.alloc(40 * MEGABYTE);

let server: Server;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function served(
  result: RequestListener,
  prepare: (server: Server) => void = () => {},
): Promise<number> {
  server = createServer(result);
  prepare(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return (server.address() as AddressInfo).port;
}

/**
 * A connection that sends requests and reads nothing.
 * @returns the server's end of it
 */
function readNothing(port: number, requests = 1): { socket: Socket; dropped: Promise<unknown> } {
  const dropped = new Promise((resolve) => {
    server.once("connection", (own: Socket) => own.once("close", resolve));
  });
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n".repeat(requests));
  sockets.push(socket);
  return { socket, dropped };
}

function ask(port: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port, host: "127.0.0.1", agent: false }, (response) => resolve(response.resume())).on(
      "error",
      reject,
    );
  });
}

/** An endless body, and its final state. */
function endless() {
  const state = { bytes: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setImmediate(resolve));
      state.bytes += 64 * 1024;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
    cancel() {
      state.isCancelled = true;
    },
  });
  return { body, state };
}

describe("a body", () => {
  it("is read no faster than its reader takes it, and no longer once the reader has left", async () => {
    const { body, state } = endless();
    const writes: boolean[] = [];
    const port = await served((_request, response) => {
      const write = response.write.bind(response);
      response.write = ((chunk: Buffer) => {
        writes.push(write(chunk));
        return writes.at(-1);
      }) as typeof response.write;
      sendBody(response, body);
    });
    const { socket } = readNothing(port);
    await vi.waitUntil(() => writes.includes(false));
    // The server writes until the connection's buffers are full, and then stops.
    await vi.waitUntil(async () => {
      const before = state.bytes;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return state.bytes === before;
    });
    expect(state.bytes).toBeLessThan(40 * MEGABYTE);
    socket.destroy();
    await vi.waitUntil(() => state.isCancelled);
  });

  it("that is aborted is reported, and not ended like a complete one", async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error("The bucket went away.")),
    });
    const ended = vi.fn();
    const port = await served((_request, response) => {
      response.once("finish", ended);
      sendBody(response, body).catch(() => response.destroy());
    });
    await expect(ask(port)).rejects.toThrow(/hang up/);
    expect(ended).not.toHaveBeenCalled();
  });
});

describe("a reader", () => {
  it("that takes nothing is dropped", async () => {
    const drop = dropStalledReaders({ stallMilliseconds: 200 });
    const port = await served((request, response) => drop(request, response, () => response.end(BIG)));
    await readNothing(port).dropped;
  });

  it("that waits for a slow response is not dropped", async () => {
    const drop = dropStalledReaders({ stallMilliseconds: 50 });
    const port = await served((request, response) =>
      drop(request, response, () => setTimeout(() => response.end("late"), 300)),
    );
    expect((await ask(port)).statusCode).toBe(200);
  });

  it("gets the responses to requests on one connection in order", async () => {
    const drop = dropStalledReaders({ stallMilliseconds: 60_000 });
    let atOnce = 0;
    const max: number[] = [];
    const port = await served((request, response) =>
      drop(request, response, () => {
        max.push(++atOnce);
        setImmediate(() => response.end("paw", () => atOnce--));
      }),
    );
    const { socket } = readNothing(port, 20);
    socket.resume();
    await vi.waitUntil(() => max.length === 20);
    expect(Math.max(...max)).toBe(1);
  });

  it("that sends requests without end is dropped", async () => {
    const drop = dropStalledReaders({ stallMilliseconds: 60_000 });
    const started = vi.fn();
    const port = await served((request, response) => drop(request, response, started));
    await readNothing(port, 100).dropped;
    expect(started).toHaveBeenCalledTimes(1);
  });
});

describe("unread responses", () => {
  it("use no more memory than the limit: the oldest are dropped", async () => {
    const port = await served(
      (_request, response) => response.end(BIG),
      (made) => boundPendingResponses(made, { maxPendingBytes: 2.5 * BIG.length }),
    );
    const first = readNothing(port);
    await vi.waitUntil(async () => (await connections()) === 1);
    const others = [readNothing(port), readNothing(port)];
    await first.dropped;
    expect(await connections()).toBe(others.length);
  });
});

describe("connections", () => {
  const SHARED = { isTrusted: () => false, visitorNetwork: (address: string) => address };

  it("of one network are limited to a quarter of all, those of a proxy are not", async () => {
    const port = await served((_request, response) => response.end());
    boundConnections(server, 8, SHARED);
    const idle = () => {
      const socket = connect(port, "127.0.0.1");
      sockets.push(socket.on("error", () => {}));
      return socket;
    };
    idle();
    const last = idle();
    await vi.waitUntil(async () => (await connections()) === 2);
    await expect(ask(port)).rejects.toThrow();
    last.destroy();
    await vi.waitUntil(async () => (await connections()) === 1);
    expect((await ask(port)).statusCode).toBe(200);
  });

  it("that are idle make room for others", async () => {
    const port = await served((_request, response) => response.end());
    boundConnections(server, 8, { ...SHARED, isTrusted: () => true });
    const kept = Array.from({ length: 7 }, () => readNothing(port));
    for (const { socket } of kept) socket.resume();
    for (let time = 0; time < 20; time += 1) expect((await ask(port)).statusCode).toBe(200);
  });
});

function connections(): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
