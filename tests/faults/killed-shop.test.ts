import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BusyShop, EMAILS_AT_WORK, PATIENCE } from "./busy-shop";
import { seededRandom } from "./random";
import { Shops } from "./shops";

/** On PostgreSQL three processes serve, one of which is killed at a time; on SQLite there is one. */
const PROCESSES = process.env.TEST_DATABASE_URL ? 3 : 1;
const KILLS = Number(process.env.FAULT_KILLS || 4);
const SEED = Number(process.env.FAULT_SEED || Date.now() % 1_000_000);
/** A process is killed after at most this many orders, and then milliseconds, of shopping. */
const MAX_ORDERS = 30;
const MAX_MILLISECONDS = 5;
/** Orders that the others acknowledge before the process is restarted. */
const ORDERS_AFTERWARDS = 5;

const random = seededRandom(SEED);
let shop: BusyShop;

beforeAll(async () => {
  const openShops = (settings: BusyShop["settings"]) => Shops.open(settings, PROCESSES);
  shop = await BusyShop.open({ openShops, isKilled: false, random });
}, 2 * PATIENCE);
afterAll(() => shop.close());

/** Counted in orders, so that it is equally random on slow and fast machines. */
async function randomMoment(): Promise<void> {
  await shop.ordersMore(Math.floor(random() * MAX_ORDERS));
  await pause(random() * MAX_MILLISECONDS);
}

/** @returns the port of the killed process */
async function killOne(): Promise<number> {
  await randomMoment();
  shop.stream.isKilled = true;
  const port = await shop.shops.killOne(random());
  if (PROCESSES > 1) await shop.ordersMore(ORDERS_AFTERWARDS);
  return port;
}

describe(`a store of ${PROCESSES} processes under a stream of checkouts (FAULT_SEED=${SEED})`, () => {
  it.each(Array.from({ length: KILLS }, (_, index) => index + 1))(
    "loses nothing, leaves nothing half done and continues at kill %i",
    async () => {
      shop.stream.isKilled = false;
      const port = await shop.buyDuring(killOne);
      await shop.expectNothingLost();
      await shop.shops.start(port);
    },
    2 * PATIENCE,
  );

  it(
    "lets every buyer finish interrupted checkouts, once",
    async () => {
      const { orders, payments } = await shop.expectAllOrderedOnce();
      expect(payments.length).toBeGreaterThan(0);
      expect(orders.length).toBeGreaterThan(KILLS);
    },
    PATIENCE,
  );

  it(
    "finally sends every email and makes every print file, repeating only what a kill interrupted",
    async () => {
      await shop.restart();
      const { emailsAnew, printsAnew, metrics } = await shop.untilAllDone();
      expect(emailsAnew).toBeLessThanOrEqual(KILLS * EMAILS_AT_WORK);
      expect(printsAnew).toBeLessThanOrEqual(KILLS);
      console.log(`${metrics}, ${KILLS} kills, FAULT_SEED=${SEED}`);
    },
    10 * PATIENCE,
  );
});
