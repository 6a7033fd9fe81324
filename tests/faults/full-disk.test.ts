import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { senderOf } from "~/engine/mail/sender";
import type { Settings } from "~/settings.server";
import { freshSettings } from "../engine/engine-fixture";
import { type MailServer, openMailServer } from "../engine/mail-server";
import { petPhoto } from "../fixtures/pet-photo";
import { mountSmallDisk } from "../fixtures/small-disk";
import { openBuyers } from "./buyers";
import { undone } from "./doubled";
import { fundBuyers } from "./fund-buyers";
import { halfDone } from "./half-done";
import { endClaims, hurryPrinting } from "./hurry";
import { lost, type Post } from "./lost";
import { seededRandom } from "./random";
import { Shops } from "./shops";
import { takeSnapshot } from "./snapshot";
import { buyUntilOver, finishAll, type Stream } from "./stream";

const onPostgres = process.env.TEST_DATABASE_URL !== undefined && process.env.TEST_DATABASE_URL !== "";
const FILLS = Number(process.env.FAULT_DISKS || 2);
const SEED = Number(process.env.FAULT_SEED || Date.now() % 1_000_000);
const MEGABYTES = 256;
/** Milliseconds, of which a quick machine needs few. */
const PATIENCE = 180_000;

const disk = onPostgres ? null : mountSmallDisk(MEGABYTES);
const fills = Array.from({ length: FILLS }, (_, index) => index + 1);

let settings: Settings;
let remove: () => Promise<void>;
let server: MailServer;
let post: Post;
let shops: Shops;
let stream: Stream;

async function expectNothingLost(): Promise<void> {
  const snapshot = await takeSnapshot(settings);
  expect(lost(snapshot, stream.checkouts, post)).toEqual([]);
  expect(halfDone(snapshot, stream.checkouts)).toEqual([]);
  expect(shops.ends()).toEqual([]);
}

async function ordersMore(count: number): Promise<void> {
  const enough = stream.acknowledged + count;
  await vi.waitUntil(() => stream.acknowledged >= enough, { interval: 1, timeout: PATIENCE });
}

/** Fills also what the journal of the database frees, until the shop can take no order. */
async function untilNothingFits(): Promise<void> {
  await vi.waitUntil(
    async () => {
      disk?.fill();
      return (await openCart()) === 503;
    },
    { interval: 20, timeout: PATIENCE },
  );
}

async function openCart(): Promise<number> {
  const body = JSON.stringify({ query: "mutation { createGuestCart { cart { id } } }" });
  const headers = { "Content-Type": "application/json", Store: "mpc" };
  return (await fetch(`${shops.address()}/graphql`, { method: "POST", headers, body })).status;
}

async function sendPhoto(): Promise<number> {
  const body = new Uint8Array((await petPhoto()).buffer);
  const headers = { designOwner: "fault-test-guest-number-0", "Content-Type": "application/octet-stream" };
  return (await fetch(`${shops.address()}/rest/mpc/V1/photos`, { method: "POST", headers, body })).status;
}

function endedEarly(): never {
  throw new Error("The buyers stopped before the disk was full.");
}

describe.skipIf(!disk)(`a disk that fills under a stream of checkouts (FAULT_SEED=${SEED})`, () => {
  beforeAll(async () => {
    server = await openMailServer();
    ({ settings, remove } = await freshSettings({ smtpUrl: server.url, dataDirectory: disk?.folder }));
    post = { taken: server.taken, from: senderOf(settings) };
    shops = await Shops.open(settings, 1);
    const buyers = await openBuyers(shops.address);
    stream = { buyers, checkouts: [], acknowledged: 0, isKilled: false, random: seededRandom(SEED) };
  }, 2 * PATIENCE);
  afterAll(async () => {
    await shops.stop();
    await server.close();
    await remove();
    disk?.remove();
  });

  it.each(fills)(
    "loses nothing at fill %i, and the shop serves again when there is room",
    async () => {
      await fundBuyers(settings, stream);
      await hurryPrinting(settings);
      let isOver = false;
      const buying = buyUntilOver(stream, () => isOver);
      const filling = async () => {
        await ordersMore(5);
        stream.isKilled = true;
        await untilNothingFits();
        expect(await shops.statuses("/readyz")).toEqual([503]);
        expect(await shops.statuses("/healthz")).toEqual([200]);
        expect(await shops.statuses("/")).toEqual([200]);
        expect(await sendPhoto()).toBe(503);
        disk?.free();
        await ordersMore(5);
        expect(await shops.statuses("/readyz")).toEqual([200]);
        // A busy machine may say once more that it is busy.
        await vi.waitUntil(async () => (await sendPhoto()) === 201, { interval: 500, timeout: PATIENCE });
      };
      await Promise.race([buying.then(endedEarly), filling()]);
      isOver = true;
      await buying;
      stream.isKilled = false;
      await expectNothingLost();
    },
    2 * PATIENCE,
  );

  it(
    "goes on: every buyer finishes, every email is sent and every print file made, without a restart",
    async () => {
      await finishAll(stream);
      await endClaims(settings);
      await vi.waitUntil(async () => (await undone(await takeSnapshot(settings), settings)).length === 0, {
        interval: 500,
        timeout: PATIENCE,
      });
      await expectNothingLost();
      const { orders, printTasks } = await takeSnapshot(settings);
      expect(orders).toHaveLength(stream.checkouts.length);
      console.log(
        `${orders.length} orders, ${printTasks.length} printed lines, ${FILLS} fills of the disk, FAULT_SEED=${SEED}`,
      );
    },
    2 * PATIENCE,
  );
});
