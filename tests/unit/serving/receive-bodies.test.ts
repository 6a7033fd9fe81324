import { EventEmitter } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { createServer, IncomingMessage, request as post, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { UploadSettings } from "../../../app/settings/connections.server";
import { memorySlots } from "../../../scripts/uploads/memory-slots.mjs";
import { receiveBodies } from "../../../scripts/uploads/receive-bodies.mjs";

const MEGABYTE = 1024 * 1024;
const MAX_BODY = 8 * MEGABYTE;

let folder: string;
let server: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "uploads-"));
});
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true });
});

const generous: Omit<UploadSettings, "folder"> = {
  maxUploads: 20,
  maxUploadsPerVisitor: 20,
  maxDiskBytes: 100 * MEGABYTE,
  maxMemoryBytes: 100 * MEGABYTE,
  minBytesPerSecond: 0,
  graceMilliseconds: 60_000,
};

const SHOP = { maxBodyBytes: () => MAX_BODY, visitorNetwork: (address: string) => address };

type Shop = (request: IncomingMessage) => Promise<Buffer | string>;

/** Starts a server that passes requests to a shop once their bodies are complete. */
async function served(shop: Shop, changes: Partial<UploadSettings> = {}): Promise<number> {
  const settings = { ...generous, folder, ...changes };
  const receive = receiveBodies(settings, SHOP);
  server = createServer((request, response) =>
    receive(request, response, async (received) => response.end(await shop(received))),
  );
  await new Promise<void>((listening) => server?.listen(0, "127.0.0.1", listening));
  return (server.address() as AddressInfo).port;
}

const echo: Shop = (request) => buffer(request);

/** Reads by events, as the fast path of /graphql does. */
const echoByEvents: Shop = (request) =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("error", reject);
  });

interface Sent {
  visitor?: string;
  /** Content-Length; without it the body is chunked. */
  length?: number;
}

/** Starts a request whose body is sent later. */
function start(port: number, { visitor, length }: Sent = {}) {
  const sending = post({
    port,
    method: "POST",
    headers: {
      ...(length !== undefined && { "Content-Length": length }),
      ...(visitor && { "X-Forwarded-For": visitor }),
    },
  });
  const answered = new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
    sending.once("error", reject);
    sending.once("response", async (response) => {
      resolve({ status: response.statusCode ?? 0, body: await buffer(response) });
    });
  });
  // A rejection may arrive before the body is sent.
  answered.catch(() => {});
  return { sending, answered };
}

function send(port: number, body: Buffer, sent: Sent = {}) {
  const { sending, answered } = start(port, sent);
  sending.end(body);
  return answered;
}

function bytes(length: number): Buffer {
  return Buffer.alloc(length, "a paw in the sand ");
}

describe("a body", () => {
  it.each([
    ["short", 11],
    ["at the limit of memory", 32 * 1024],
    ["beyond it", 32 * 1024 + 1],
    ["long", 5 * MEGABYTE],
  ])("that is %s arrives unchanged, with Content-Length or chunked", async (_which, length) => {
    const responses: unknown[] = [];
    const port = await served(async (request) => {
      responses.push([request.method, request.url, request.headers["content-length"]]);
      return responses.length === 1 ? echo(request) : echoByEvents(request);
    });
    const body = bytes(length);
    for (const sent of [{ length }, {}]) expect((await send(port, body, sent)).body.equals(body)).toBe(true);
    expect(responses).toEqual([
      ["POST", "/", String(length)],
      ["POST", "/", String(length)],
    ]);
  });

  it("is read as Express does, which changes the prototype of requests", async () => {
    const port = await served((request) =>
      buffer(Object.setPrototypeOf(request, Object.create(IncomingMessage.prototype))),
    );
    const body = bytes(MEGABYTE);
    expect((await send(port, body)).body.equals(body)).toBe(true);
  });

  it("that nobody reads leaves the connection usable", async () => {
    const port = await served(async () => "thank you");
    for (let time = 0; time < 3; time += 1) {
      expect((await send(port, bytes(2 * MEGABYTE))).body.toString()).toBe("thank you");
    }
  });

  it("has no file that outlives it, and none that is linked", async () => {
    const listed: string[][] = [];
    const port = await served(async (request) => {
      listed.push(readdirSync(folder));
      return buffer(request);
    });
    const { sending, answered } = start(port, { length: 2 * MEGABYTE });
    sending.write(bytes(MEGABYTE));
    await vi.waitUntil(() => openUploads() === 1);
    expect(readdirSync(folder)).toEqual([]);
    sending.end(bytes(MEGABYTE));
    expect((await answered).status).toBe(200);
    expect(listed).toEqual([[]]);
    await vi.waitUntil(() => openUploads() === 0);
  });

  it("that is aborted reaches nobody and leaves nothing open", async () => {
    const shop = vi.fn(echo);
    const port = await served(shop);
    const { sending } = start(port, { length: 2 * MEGABYTE });
    sending.on("error", () => {});
    sending.write(bytes(MEGABYTE));
    await vi.waitUntil(() => openUploads() === 1);
    sending.destroy();
    await vi.waitUntil(() => openUploads() === 0);
    expect(shop).not.toHaveBeenCalled();
  });

  it("that is too long is rejected, with or without Content-Length", async () => {
    const shop = vi.fn(echo);
    const port = await served(shop);
    const body = bytes(MAX_BODY + 1);
    expect((await send(port, body, { length: body.length })).status).toBe(413);
    expect((await send(port, body)).status).toBe(413);
    expect(shop).not.toHaveBeenCalled();
  });

  it("that stalls is dropped, and its space is freed", async () => {
    const port = await served(echo, { graceMilliseconds: 150, minBytesPerSecond: 100, maxUploads: 1 });
    const { sending, answered } = start(port, { length: 100_000 });
    sending.write(bytes(99_999));
    expect((await answered).status).toBe(408);
    await vi.waitUntil(() => openUploads() === 0);
    expect((await send(port, bytes(100_000))).status).toBe(200);
  });

  it("that cannot be stored is rejected for now", async () => {
    const port = await served(echo, { folder: "/dev/null/uploads" });
    expect((await send(port, bytes(100_000))).status).toBe(503);
    expect((await send(port, bytes(100))).status).toBe(200);
  });
});

describe("concurrent uploads", () => {
  /** Uploads that lack their last byte. */
  async function stalled(port: number, senders: Sent[]) {
    const length = MEGABYTE;
    const started = senders.map((sent) => start(port, { length, ...sent }));
    for (const { sending } of started) {
      sending.on("error", () => {});
      sending.write(bytes(length - 1));
    }
    await vi.waitUntil(() => openUploads() === senders.length, { timeout: 20_000 });
    return started;
  }

  it("are limited; the next is rejected until one ends", async () => {
    const port = await served(echo, { maxUploads: 3 });
    const [first] = await stalled(port, [{}, {}, {}]);
    const rejected = await send(port, bytes(MEGABYTE));
    expect(rejected.status).toBe(503);
    expect(JSON.parse(String(rejected.body)).message).toMatch(/try again in a minute/);
    expect((await send(port, bytes(1000))).status).toBe(200);
    first.sending.end("!");
    expect((await first.answered).status).toBe(200);
    await vi.waitUntil(async () => (await send(port, bytes(MEGABYTE))).status === 200);
  });

  it("of one visitor leave room for others", async () => {
    const port = await served(echo, { maxUploadsPerVisitor: 2 });
    await stalled(port, [{ visitor: "192.0.2.1" }, { visitor: "192.0.2.1" }]);
    expect((await send(port, bytes(MEGABYTE), { visitor: "192.0.2.1" })).status).toBe(503);
    expect((await send(port, bytes(MEGABYTE), { visitor: "192.0.2.2" })).status).toBe(200);
  });

  it("use no more disk than the limit, by received and not by announced bytes", async () => {
    const port = await served(echo, { maxDiskBytes: 5 * MEGABYTE });
    const announcing = Array.from({ length: 10 }, () => start(port, { length: 4 * MEGABYTE }));
    for (const { sending } of announcing) sending.on("error", () => {}).flushHeaders();
    expect((await send(port, bytes(4 * MEGABYTE))).status).toBe(200);
    await stalled(port, [{}, {}, {}, {}]);
    await vi.waitUntil(async () => (await send(port, bytes(2 * MEGABYTE))).status === 503);
    expect((await send(port, bytes(MEGABYTE))).status).toBe(200);
  });
});

describe("uploads in processing", () => {
  it("are limited by memory; the visitor with the fewest is next", async () => {
    const slots = memorySlots(2 * MEGABYTE);
    const started: string[] = [];
    const take = (name: string, visitor: string, length = MEGABYTE) => {
      const response = new EventEmitter();
      slots.take(length, visitor, response as ServerResponse).then(
        () => started.push(name),
        () => started.push(`${name} is gone`),
      );
      return response;
    };
    const [first, , third] = ["a1", "a2", "a3"].map((name) => take(name, "a"));
    take("b1", "b");
    const large = take("c1", "c", 100 * MEGABYTE);
    await vi.waitUntil(() => started.length === 2);
    expect(started).toEqual(["a1", "a2"]);
    first.emit("prefinish");
    first.emit("close");
    await vi.waitUntil(() => started.length === 3);
    third.emit("close");
    large.emit("close");
    await vi.waitUntil(() => started.length === 5);
    expect(started).toEqual(["a1", "a2", "b1", "a3 is gone", "c1 is gone"]);
  });

  it("may exceed the limit, one at a time", async () => {
    const slots = memorySlots(MEGABYTE);
    const [one, other] = [new EventEmitter(), new EventEmitter()] as ServerResponse[];
    await slots.take(5 * MEGABYTE, "a", one);
    const turn = slots.take(5 * MEGABYTE, "a", other);
    one.emit("prefinish");
    await turn;
  });
});

it("a folder is created only when needed", async () => {
  const own = join(folder, "own");
  const port = await served(echo, { folder: own });
  await send(port, bytes(100));
  expect(existsSync(own)).toBe(false);
  await send(port, bytes(100_000));
  expect(existsSync(own)).toBe(true);
});

/** Number of unlinked upload files that this process has open. */
function openUploads(): number {
  return readdirSync("/proc/self/fd").filter((fd) => nameOf(fd).includes(folder)).length;
}

function nameOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return "";
  }
}
