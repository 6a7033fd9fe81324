import { readFileSync } from "node:fs";
import { Agent, get, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { afterEach, expect, test, vi } from "vitest";
import { Shopper } from "../load/shopper";
import { cleanUpLater, cleanUpNow, open, type Started, start } from "./started-shop";

/** Clients that send or read slowly, against a store started as by an operator. */

afterEach(cleanUpNow);

const PATIENCE = 180_000;
const MEGABYTE = 1024 * 1024;
const OWNER = "a visitor with a big picture";
const ALL_BUT_ONE = Buffer.alloc(25 * MEGABYTE - 1);
const MAX_MEMORY_MEGABYTES = 400;
/** Far more than the promised 250 ms, since the machine also runs the attack and other tests. */
const MAX_HEALTH_MILLISECONDS = 10_000;

test(
  "120 uploads without their last byte are aborted, while a shopper uploads a photo and buys",
  async () => {
    const shop = await start("start", () => ({
      TRUSTED_PROXIES: "loopback",
      UPLOAD_DISK_MEGABYTES: "100",
      UPLOAD_GRACE_SECONDS: "3",
    }));
    await openAndSell(shop);
    const watched = watch(shop);
    const attack = Array.from({ length: 120 }, (_, index) => holdBack(shop, `198.51.100.${index % 10}`));
    const number = await buy(shop);
    expect(number).toMatch(/\d/);
    const statuses = await Promise.all(attack);
    expect(statuses.filter((status) => status !== 408 && status !== 503)).toEqual([]);
    expect(new Set(statuses)).toEqual(new Set([408, 503]));
    const { memory, health } = await watched.end();
    expect(memory).toBeLessThan(MAX_MEMORY_MEGABYTES);
    expect(health).toBeLessThan(MAX_HEALTH_MILLISECONDS);
    expect(await sendPhoto(shop, "198.51.100.1", Buffer.alloc(2 * MEGABYTE))).toBe(422);
  },
  PATIENCE,
);

test(
  "60 clients that repeatedly request a big picture without reading it are dropped, and the store serves others",
  async () => {
    const shop = await start("start", () => ({
      SLOW_READER_SECONDS: "3",
      RESPONSE_MEMORY_MEGABYTES: "8",
    }));
    await openAndSell(shop);
    const picture = await bigPicture(shop);
    const watched = watch(shop);
    const readers = Array.from({ length: 60 }, () => readNothing(shop, picture));
    expect(await buy(shop)).toMatch(/\d/);
    await Promise.all(readers);
    const { memory, health } = await watched.end();
    expect(memory).toBeLessThan(MAX_MEMORY_MEGABYTES);
    expect(health).toBeLessThan(MAX_HEALTH_MILLISECONDS);
    const whole = await fetch(`${shop.address}${picture}`, { headers: { designOwner: OWNER } });
    expect((await whole.arrayBuffer()).byteLength).toBeGreaterThan(MEGABYTE);
  },
  PATIENCE,
);

test(
  "idle connections do not block others",
  async () => {
    const shop = await start("start", () => ({ MAX_CONNECTIONS: "40" }));
    await open(shop);
    const agent = new Agent({ keepAlive: true, maxSockets: 35 });
    cleanUpLater(async () => agent.destroy());
    const health = `${shop.address}/healthz`;
    await Promise.all(
      Array.from(
        { length: 35 },
        () =>
          new Promise((resolve) => get(health, { agent }, (result) => result.resume().once("end", resolve))),
      ),
    );
    for (let time = 0; time < 20; time += 1) {
      expect((await fetch(health, { headers: { Connection: "close" } })).ok).toBe(true);
    }
  },
  PATIENCE,
);

/** Sends a photo of 25 MB without its last byte. @returns the response's status */
function holdBack(shop: Started, visitor: string): Promise<number> {
  const length = ALL_BUT_ONE.length + 1;
  return new Promise((resolve) => {
    const sending = request(`${shop.address}/rest/mpc/V1/photos`, {
      method: "POST",
      headers: { "Content-Length": length, "X-Forwarded-For": visitor, designOwner: "a slow visitor" },
    });
    let status = 0;
    sending.on("response", (response) => {
      status = response.statusCode ?? 0;
      response.resume();
      sending.destroy();
    });
    sending.on("error", () => {});
    sending.on("close", () => resolve(status));
    sending.write(ALL_BUT_ONE);
  });
}

/** Loads what the first order after a start needs, so that it is not attributed to the clients that follow. */
async function openAndSell(shop: Started): Promise<void> {
  await open(shop);
  await buy(shop);
}

/** Places a whole order with a new photo; temporary rejections are retried, as shoppers do. */
async function buy(shop: Started): Promise<string> {
  const shopper = new Shopper(shop.address, "an honest visitor with a dog");
  const line = await vi.waitFor(() => shopper.designLine("photo-mug"), { timeout: 60_000, interval: 500 });
  return shopper.order([line]);
}

async function sendPhoto(shop: Started, visitor: string, body: Buffer): Promise<number> {
  const headers = { "X-Forwarded-For": visitor, designOwner: "a slow visitor" };
  const address = `${shop.address}/rest/mpc/V1/photos`;
  return (await fetch(address, { method: "POST", headers, body: new Uint8Array(body) })).status;
}

/** The path of a photo of noise, which compresses badly. */
async function bigPicture(shop: Started): Promise<string> {
  const [width, height] = [1600, 1600];
  const noise = Buffer.from(Array.from({ length: width * height * 3 }, () => Math.random() * 256));
  const photo = await sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
  const response = await fetch(`${shop.address}/rest/mpc/V1/photos`, {
    method: "POST",
    headers: { designOwner: OWNER },
    body: new Uint8Array(photo),
  });
  const { data } = (await response.json()) as { data: { id: string } };
  return `/rest/mpc/V1/photos/${data.id}/display`;
}

/** Requests a path on one connection and reads nothing. Resolves when the store closes it. */
function readNothing(shop: Started, path: string): Promise<unknown> {
  const { host, hostname, port } = new URL(shop.address);
  const socket = connect({ port: Number(port), host: hostname });
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\ndesignOwner: ${OWNER}\r\n\r\n`.repeat(20));
  cleanUpLater(async () => socket.destroy());
  return new Promise((resolve) => {
    socket.on("error", resolve);
    socket.on("close", resolve);
    // A client that does not read notices the end of a connection only when it sends.
    const timer = setInterval(() => socket.write(" "), 500);
    socket.on("close", () => clearInterval(timer));
  });
}

/** Records the maximum memory of the store's process in megabytes, and the longest time of its health checks. */
function watch(shop: Started) {
  let isOver = false;
  const max = { memory: 0, health: 0 };
  const monitoring = (async () => {
    while (!isOver) {
      const began = performance.now();
      const isWell = await fetch(`${shop.address}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
      const took = isWell ? performance.now() - began : Number.POSITIVE_INFINITY;
      max.health = Math.max(max.health, took);
      max.memory = Math.max(max.memory, memoryOf(shop.process.pid ?? 0));
      await pause(50);
    }
  })();
  return {
    async end() {
      isOver = true;
      await monitoring;
      console.log(`${Math.round(max.memory)} MB at most, health in ${Math.round(max.health)} ms at most`);
      return max;
    },
  };
}

function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
