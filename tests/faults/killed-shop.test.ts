import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Settings } from "~/settings.server";
import { freePort } from "../../scripts/test/free-port";
import { freshSettings } from "../engine/engine-fixture";
import { type ServedShop, serveShop } from "../load/served-shop";
import { openBuyers } from "./buyers";
import { fundBuyers } from "./fund-buyers";
import { halfDone } from "./half-done";
import { lost } from "./lost";
import { seededRandom } from "./random";
import { takeSnapshot } from "./snapshot";
import { buyUntilGone, finishAll, type Stream } from "./stream";

const KILLS = Number(process.env.FAULT_KILLS || 10);
const SEED = Number(process.env.FAULT_SEED || Date.now() % 1_000_000);
/** The process is killed at most so many orders, and then so many milliseconds, after its start. */
const MOST_ORDERS = 40;
const MOST_MILLISECONDS = 5;

/** Milliseconds, of which a quick machine needs few. */
const PATIENCE = 180_000;

const random = seededRandom(SEED);
let settings: Settings;
let remove: () => Promise<void>;
let shop: ServedShop;
let stream: Stream;

beforeAll(async () => {
  ({ settings, remove } = await freshSettings({ port: await freePort() }));
  shop = await serve();
  const buyers = await openBuyers(shop.address);
  stream = { buyers, checkouts: [], acknowledged: 0, random };
}, PATIENCE);
afterAll(async () => {
  await shop.kill();
  await remove();
});

function serve(): Promise<ServedShop> {
  return serveShop({
    PORT: String(settings.port),
    DATA_DIR: settings.dataDirectory,
    SESSION_SECRET: settings.sessionSecret,
    ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
  });
}

/** Counted in orders, so that it is as random on a slow machine as on a quick one. */
async function randomMoment(): Promise<void> {
  const enough = stream.acknowledged + Math.floor(random() * MOST_ORDERS);
  await vi.waitUntil(() => stream.acknowledged >= enough, { interval: 1, timeout: PATIENCE });
  await pause(random() * MOST_MILLISECONDS);
}

async function expectNothingLost(): Promise<void> {
  const snapshot = await takeSnapshot(settings);
  expect(lost(snapshot, stream.checkouts, settings.dataDirectory)).toEqual([]);
  expect(halfDone(snapshot, stream.checkouts)).toEqual([]);
}

describe(`a shop under a stream of checkouts (FAULT_SEED=${SEED})`, () => {
  it.each(Array.from({ length: KILLS }, (_, index) => index + 1))(
    "loses nothing and leaves nothing half done at kill %i",
    async () => {
      await fundBuyers(settings, stream);
      let isGone = false;
      const buying = buyUntilGone(stream, () => isGone);
      await Promise.race([buying, randomMoment()]);
      isGone = true;
      await shop.kill();
      await buying;
      await expectNothingLost();
      shop = await serve();
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
      console.log(`${orders.length} orders, ${KILLS} kills, FAULT_SEED=${SEED}`);
      expect(orders.length).toBeGreaterThan(KILLS);
    },
    PATIENCE,
  );
});
