import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { senderOf } from "~/engine/mail/sender";
import type { Settings } from "~/settings.server";
import { freshSettings } from "../engine/engine-fixture";
import { type MailServer, openMailServer } from "../engine/mail-server";
import { openBuyers } from "./buyers";
import { doneAnew, undone } from "./doubled";
import { fundBuyers } from "./fund-buyers";
import { halfDone } from "./half-done";
import { endClaims, hurryPrinting } from "./hurry";
import { lost, type Post } from "./lost";
import { seededRandom } from "./random";
import { Shops } from "./shops";
import { takeSnapshot } from "./snapshot";
import { buyUntilOver, finishAll, type Stream } from "./stream";

/** On PostgreSQL three processes serve, of which one is killed at a time; on SQLite there is one. */
const PROCESSES = process.env.TEST_DATABASE_URL ? 3 : 1;
const KILLS = Number(process.env.FAULT_KILLS || 10);
const SEED = Number(process.env.FAULT_SEED || Date.now() % 1_000_000);
/** A process is killed at most so many orders, and then so many milliseconds, after everybody began to buy. */
const MOST_ORDERS = 30;
const MOST_MILLISECONDS = 5;
/** So many orders the others acknowledge before the process is back. */
const ORDERS_AFTERWARDS = 5;

/** Milliseconds, of which a quick machine needs few. */
const PATIENCE = 180_000;

const random = seededRandom(SEED);
let settings: Settings;
let remove: () => Promise<void>;
let server: MailServer;
let post: Post;
let shops: Shops;
let stream: Stream;

beforeAll(async () => {
  server = await openMailServer();
  ({ settings, remove } = await freshSettings({ smtpUrl: server.url }));
  post = { taken: server.taken, from: senderOf(settings) };
  shops = await Shops.open(settings, PROCESSES);
  const buyers = await openBuyers(shops.address);
  stream = { buyers, checkouts: [], acknowledged: 0, isKilled: false, random };
}, 2 * PATIENCE);
afterAll(async () => {
  await shops.stop();
  await server.close();
  await remove();
});

/** Counted in orders, so that it is as random on a slow machine as on a quick one. */
async function randomMoment(): Promise<void> {
  await ordersMore(Math.floor(random() * MOST_ORDERS));
  await pause(random() * MOST_MILLISECONDS);
}

async function ordersMore(count: number): Promise<void> {
  const enough = stream.acknowledged + count;
  await vi.waitUntil(() => stream.acknowledged >= enough, { interval: 1, timeout: PATIENCE });
}

async function expectNothingLost(): Promise<void> {
  const snapshot = await takeSnapshot(settings);
  expect(lost(snapshot, stream.checkouts, post)).toEqual([]);
  expect(halfDone(snapshot, stream.checkouts)).toEqual([]);
}

function endedEarly(): never {
  throw new Error("The buyers stopped before a process was killed.");
}

/** @returns the port of the process that is gone */
async function killOne(): Promise<number> {
  await randomMoment();
  stream.isKilled = true;
  const port = await shops.killOne(random());
  if (PROCESSES > 1) await ordersMore(ORDERS_AFTERWARDS);
  return port;
}

describe(`a shop of ${PROCESSES} processes under a stream of checkouts (FAULT_SEED=${SEED})`, () => {
  it.each(Array.from({ length: KILLS }, (_, index) => index + 1))(
    "loses nothing, leaves nothing half done and goes on at kill %i",
    async () => {
      await fundBuyers(settings, stream);
      await hurryPrinting(settings);
      let isOver = false;
      stream.isKilled = false;
      const buying = buyUntilOver(stream, () => isOver);
      const port = await Promise.race([buying.then(endedEarly), killOne()]);
      isOver = true;
      await buying;
      await expectNothingLost();
      await shops.start(port);
    },
    2 * PATIENCE,
  );

  it(
    "lets every buyer finish what the kills broke off, once",
    async () => {
      await finishAll(stream);
      await expectNothingLost();
      const { orders, payments } = await takeSnapshot(settings);
      expect(orders).toHaveLength(stream.checkouts.length);
      expect(payments.length).toBeGreaterThan(0);
      expect(orders.length).toBeGreaterThan(KILLS);
    },
    PATIENCE,
  );

  it(
    "sends every letter and makes every print file at last, anew only what a kill broke off",
    async () => {
      await shops.stop();
      await endClaims(settings);
      shops = await Shops.open(settings, PROCESSES);
      const done = await vi.waitUntil(
        async () => {
          const snapshot = await takeSnapshot(settings);
          return (await undone(snapshot, settings)).length === 0 && snapshot;
        },
        { interval: 500, timeout: PATIENCE },
      );
      const anew = doneAnew(done, post);
      expect(anew.letters).toBeLessThanOrEqual(KILLS);
      expect(anew.prints).toBeLessThanOrEqual(KILLS);
      const figures = [`${done.orders.length} orders`, `${done.printTasks.length} printed lines`];
      const again = [`${anew.letters} letters and ${anew.prints} lines done anew`];
      console.log([...figures, `${KILLS} kills`, ...again, `FAULT_SEED=${SEED}`].join(", "));
    },
    2 * PATIENCE,
  );
});
