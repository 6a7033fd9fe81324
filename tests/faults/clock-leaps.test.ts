import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Settings } from "~/settings/settings.server";
import { BusyShop, EMAILS_AT_WORK, PATIENCE } from "./busy-shop";
import { seededRandom } from "./random";
import { Shops } from "./shops";

/** On PostgreSQL, jobs use the server's clock, which is unaffected; on SQLite, everything uses the process's clock. */
const PROCESSES = process.env.TEST_DATABASE_URL ? 2 : 1;
const LEAPS = Number(process.env.FAULT_LEAPS || 2);
const SEED = Number(process.env.FAULT_SEED || Date.now() % 1_000_000);
const DAY = 24 * 60 * 60_000;
const DISTANCES = [7 * DAY, -3 * DAY, 15_000, -15_000, 45 * DAY, -400 * DAY, 3 * 60_000, -60 * 60_000];
/** Duration of the wrong clock; each process checks for jobs every second. */
const WRONG_MILLISECONDS = 2500;
/** With a clock that is ahead or behind, sessions and payment pages have expired. */
const EXPIRED =
  /isn't authorized|for logged in customer|active cart|payment page answered 404|Could not find a cart/;

const random = seededRandom(SEED);
const leaps = Array.from({ length: LEAPS }, (_, index) => ({
  number: index + 1,
  seconds: DISTANCES[index % DISTANCES.length] / 1000,
}));

let shop: BusyShop;

beforeAll(async () => {
  shop = await BusyShop.open({ openShops, isKilled: true, mayAlsoSay: EXPIRED, random });
}, 2 * PATIENCE);
afterAll(() => shop.close());

function openShops(settings: Settings): Promise<Shops> {
  setClock(settings, 0);
  return Shops.open(settings, PROCESSES, {
    CLOCK_OFFSET_FILE: offsetFile(settings),
    NODE_OPTIONS: `--import=${resolve("tests/faults/shifted-clock.mjs")}`,
  });
}

function setClock(settings: Settings, milliseconds: number): void {
  writeFileSync(offsetFile(settings), String(milliseconds));
}

function offsetFile({ dataDirectory }: Settings): string {
  return join(dataDirectory, "clock-offset");
}

async function expectNothingLost(): Promise<void> {
  const { orders } = await shop.expectNothingLost();
  expect(orders.filter(({ status }) => status === "cancelled")).toEqual([]);
  expect(shop.shops.ends()).toEqual([]);
}

describe(`a clock that jumps under a stream of checkouts (FAULT_SEED=${SEED})`, () => {
  it.each(leaps)(
    "loses and cancels nothing at jump $number, by $seconds seconds and back",
    async ({ seconds }) => {
      await shop.buyDuring(async () => {
        await shop.ordersMore(5);
        setClock(shop.settings, seconds * 1000);
        await pause(WRONG_MILLISECONDS);
        setClock(shop.settings, 0);
        await shop.ordersMore(5);
      });
      await expectNothingLost();
    },
    2 * PATIENCE,
  );

  it(
    "recovers: every buyer finishes, every email is sent and every print file made, without a restart",
    async () => {
      await shop.expectAllOrderedOnce();
      await expectNothingLost();
      const { emailsAnew, metrics } = await shop.untilAllDone();
      // A clock that jumps and returns ends the claims on the emails in progress.
      expect(emailsAnew).toBeLessThanOrEqual(2 * LEAPS * PROCESSES * EMAILS_AT_WORK);
      console.log(`${metrics}, ${LEAPS} leaps, FAULT_SEED=${SEED}`);
    },
    10 * PATIENCE,
  );
});
