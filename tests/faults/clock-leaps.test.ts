import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { senderOf } from "~/engine/mail/sender";
import type { Settings } from "~/settings.server";
import { freshSettings } from "../engine/engine-fixture";
import { type MailServer, openMailServer } from "../engine/mail-server";
import { openBuyers } from "./buyers";
import { undone } from "./doubled";
import { fundBuyers } from "./fund-buyers";
import { halfDone } from "./half-done";
import { hurryPrinting } from "./hurry";
import { lost, type Post } from "./lost";
import { seededRandom } from "./random";
import { Shops } from "./shops";
import { takeSnapshot } from "./snapshot";
import { buyUntilOver, finishAll, type Stream } from "./stream";

/** On PostgreSQL jobs go by the server's clock, which stays; on SQLite everything goes by that of the process. */
const PROCESSES = process.env.TEST_DATABASE_URL ? 2 : 1;
const LEAPS = Number(process.env.FAULT_LEAPS || 2);
const SEED = Number(process.env.FAULT_SEED || Date.now() % 1_000_000);
const DAY = 24 * 60 * 60_000;
const DISTANCES = [7 * DAY, -3 * DAY, 15_000, -15_000, 45 * DAY, -400 * DAY, 3 * 60_000, -60 * 60_000];
/** How long the clock is wrong; each process looks for jobs every second. */
const WRONG_MILLISECONDS = 2500;
/** To a clock that is ahead or behind, log-ins and payment pages have expired. */
const EXPIRED = /isn't authorized|active cart|payment page answered 404|Could not find a cart/;
/** Milliseconds, of which a quick machine needs few. */
const PATIENCE = 180_000;

const random = seededRandom(SEED);
const leaps = Array.from({ length: LEAPS }, (_, index) => ({
  number: index + 1,
  seconds: DISTANCES[index % DISTANCES.length] / 1000,
}));

let settings: Settings;
let remove: () => Promise<void>;
let server: MailServer;
let post: Post;
let shops: Shops;
let stream: Stream;
let offsetFile: string;

beforeAll(async () => {
  server = await openMailServer();
  ({ settings, remove } = await freshSettings({ smtpUrl: server.url }));
  post = { taken: server.taken, from: senderOf(settings) };
  offsetFile = join(settings.dataDirectory, "clock-offset");
  setClock(0);
  shops = await Shops.open(settings, PROCESSES, {
    CLOCK_OFFSET_FILE: offsetFile,
    NODE_OPTIONS: `--import=${resolve("tests/faults/shifted-clock.mjs")}`,
  });
  const buyers = await openBuyers(shops.address);
  stream = { buyers, checkouts: [], acknowledged: 0, isKilled: true, mayAlsoSay: EXPIRED, random };
}, 2 * PATIENCE);
afterAll(async () => {
  await shops.stop();
  await server.close();
  await remove();
});

function setClock(milliseconds: number): void {
  writeFileSync(offsetFile, String(milliseconds));
}

async function ordersMore(count: number): Promise<void> {
  const enough = stream.acknowledged + count;
  await vi.waitUntil(() => stream.acknowledged >= enough, { interval: 1, timeout: PATIENCE });
}

async function expectNothingLost(): Promise<void> {
  const snapshot = await takeSnapshot(settings);
  expect(lost(snapshot, stream.checkouts, post)).toEqual([]);
  expect(halfDone(snapshot, stream.checkouts)).toEqual([]);
  expect(snapshot.orders.filter(({ status }) => status === "cancelled")).toEqual([]);
  expect(shops.ends()).toEqual([]);
}

function endedEarly(): never {
  throw new Error("The buyers stopped before the clock leapt.");
}

describe(`a clock that leaps under a stream of checkouts (FAULT_SEED=${SEED})`, () => {
  it.each(leaps)(
    "loses and cancels nothing at leap $number, by $seconds seconds and back",
    async ({ seconds }) => {
      await fundBuyers(settings, stream);
      await hurryPrinting(settings);
      let isOver = false;
      const buying = buyUntilOver(stream, () => isOver);
      const leaping = async () => {
        await ordersMore(5);
        setClock(seconds * 1000);
        await pause(WRONG_MILLISECONDS);
        setClock(0);
        await ordersMore(5);
      };
      await Promise.race([buying.then(endedEarly), leaping()]);
      isOver = true;
      await buying;
      await expectNothingLost();
    },
    2 * PATIENCE,
  );

  it(
    "goes on: every buyer finishes, every letter is sent and every print file made, without a restart",
    async () => {
      await finishAll(stream);
      await expectNothingLost();
      await vi.waitUntil(async () => (await undone(await takeSnapshot(settings), settings)).length === 0, {
        interval: 500,
        timeout: PATIENCE,
      });
      const { orders, printTasks } = await takeSnapshot(settings);
      expect(orders).toHaveLength(stream.checkouts.length);
      console.log(
        `${orders.length} orders, ${printTasks.length} printed lines, ${LEAPS} leaps, FAULT_SEED=${SEED}`,
      );
    },
    2 * PATIENCE,
  );
});
