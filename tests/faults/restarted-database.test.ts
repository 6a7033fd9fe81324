import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Settings } from "~/settings/settings.server";
import { freePort } from "../../scripts/test/free-port";
import { type OwnPostgres, openOwnPostgres } from "../../scripts/test/postgres";
import { BusyShop, EMAILS_AT_WORK, PATIENCE } from "./busy-shop";
import { DISTURBANCES } from "./disturbances";
import { seededRandom } from "./random";
import { Shops } from "./shops";

/** A store of one process, and a cluster of two, on an unreliable PostgreSQL. */
const PROCESSES = 3;
const RESTARTS = Number(process.env.FAULT_RESTARTS || 2);
const SEED = Number(process.env.FAULT_SEED || Date.now() % 1_000_000);
/** Of a request: some freezes are shorter, some longer. */
const REQUEST_TIMEOUT = 2000;
const MAX_SECONDS = 4;
const MAX_ORDERS = 20;
const ORDERS_AFTERWARDS = 5;

const random = seededRandom(SEED);
const KINDS = Object.entries(DISTURBANCES);
const rounds = Array.from({ length: RESTARTS }, (_, index) => {
  const [name, disturb] = KINDS[(index + (RESTARTS < KINDS.length ? SEED : 0)) % KINDS.length];
  return { number: index + 1, name, disturb };
});

let database: OwnPostgres;
let shop: BusyShop;

async function openShops(settings: Settings): Promise<Shops> {
  const opened = await Shops.open(settings, 1, { REQUEST_TIMEOUT_MILLISECONDS: String(REQUEST_TIMEOUT) });
  await opened.start(await freePort(), "start:cluster");
  return opened;
}

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL);

describe.runIf(hasPostgres)(`under a stream of checkouts (FAULT_SEED=${SEED})`, () => {
  beforeAll(async () => {
    const opened = await openOwnPostgres();
    if (!opened) throw new Error("There are no programs of PostgreSQL to start one with.");
    database = opened;
    process.env.CLUSTER_PROCESSES = String(PROCESSES - 1);
    shop = await BusyShop.open({
      openShops,
      settings: { databaseUrl: database.url },
      isKilled: true,
      random,
    });
  }, 2 * PATIENCE);
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  it.each(rounds)(
    "PostgreSQL $name at $number: no process ends, nothing is lost, and the store recovers",
    async ({ disturb }) => {
      await shop.buyDuring(async () => {
        await shop.ordersMore(Math.floor(random() * MAX_ORDERS));
        const disturbed = disturb(database, 0.2 + random() * MAX_SECONDS);
        expect(await shop.shops.statuses("/healthz")).toEqual([200, 200]);
        await disturbed;
        await shop.ordersMore(ORDERS_AFTERWARDS);
      });
      await vi.waitUntil(
        async () => (await shop.shops.statuses("/readyz")).every((status) => status === 200),
        { timeout: PATIENCE },
      );
      await shop.expectNothingLost();
      expect(shop.shops.ends()).toEqual([]);
    },
    2 * PATIENCE,
  );

  it(
    "lets every buyer finish interrupted checkouts, once",
    async () => {
      await shop.expectAllOrderedOnce();
      expect(shop.shops.ends()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    "finally sends every email and makes every print file",
    async () => {
      await shop.restart();
      const { emailsAnew, printsAnew, metrics } = await shop.untilAllDone();
      expect(emailsAnew).toBeLessThanOrEqual(RESTARTS * PROCESSES * EMAILS_AT_WORK);
      // Each process works on one line at a time.
      expect(printsAnew).toBeLessThanOrEqual(RESTARTS * PROCESSES);
      console.log(`${metrics}, ${RESTARTS} ends and freezes, FAULT_SEED=${SEED}`);
    },
    10 * PATIENCE,
  );
});
