import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { senderOf } from "~/engine/mail/sender";
import type { Settings } from "~/settings.server";
import { freePort } from "../../scripts/test/free-port";
import { type OwnPostgres, openOwnPostgres } from "../../scripts/test/postgres";
import { freshSettings } from "../engine/engine-fixture";
import { type MailServer, openMailServer } from "../engine/mail-server";
import { openBuyers } from "./buyers";
import { DISTURBANCES } from "./disturbances";
import { doneAnew, undone } from "./doubled";
import { fundBuyers } from "./fund-buyers";
import { halfDone } from "./half-done";
import { endClaims, hurryPrinting } from "./hurry";
import { lost, type Post } from "./lost";
import { seededRandom } from "./random";
import { Shops } from "./shops";
import { takeSnapshot } from "./snapshot";
import { buyUntilOver, finishAll, type Stream } from "./stream";

/** A shop of one process, and a cluster of two, on a PostgreSQL that does not stay. */
const PROCESSES = 3;
const RESTARTS = Number(process.env.FAULT_RESTARTS || 2);
const SEED = Number(process.env.FAULT_SEED || Date.now() % 1_000_000);
/** Of a request: some freezes are shorter, some longer. */
const REQUEST_TIMEOUT = 2000;
const LONGEST_SECONDS = 4;
const MOST_ORDERS = 20;
const ORDERS_AFTERWARDS = 5;
/** Milliseconds, of which a quick machine needs few. */
const PATIENCE = 180_000;

const random = seededRandom(SEED);
const KINDS = Object.entries(DISTURBANCES);
const rounds = Array.from({ length: RESTARTS }, (_, index) => {
  const [name, disturb] = KINDS[(index + (RESTARTS < KINDS.length ? SEED : 0)) % KINDS.length];
  return { number: index + 1, name, disturb };
});

let database: OwnPostgres;
let settings: Settings;
let remove: () => Promise<void>;
let server: MailServer;
let post: Post;
let shops: Shops;
let stream: Stream;

async function openShops(): Promise<Shops> {
  const opened = await Shops.open(settings, 1, { REQUEST_TIMEOUT_MILLISECONDS: String(REQUEST_TIMEOUT) });
  await opened.start(await freePort(), "start:cluster");
  return opened;
}

async function ordersMore(count: number): Promise<void> {
  const enough = stream.acknowledged + count;
  await vi.waitUntil(() => stream.acknowledged >= enough, { interval: 1, timeout: PATIENCE });
}

async function expectNothingLost(): Promise<void> {
  const snapshot = await takeSnapshot(settings);
  expect(lost(snapshot, stream.checkouts, post)).toEqual([]);
  expect(halfDone(snapshot, stream.checkouts)).toEqual([]);
  expect(shops.ends()).toEqual([]);
}

function endedEarly(): never {
  throw new Error("The buyers stopped before the database did.");
}

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL);

describe.runIf(hasPostgres)(`under a stream of checkouts (FAULT_SEED=${SEED})`, () => {
  beforeAll(async () => {
    const opened = await openOwnPostgres();
    if (!opened) throw new Error("There are no programs of PostgreSQL to start one with.");
    database = opened;
    server = await openMailServer();
    ({ settings, remove } = await freshSettings({ smtpUrl: server.url, databaseUrl: database.url }));
    post = { taken: server.taken, from: senderOf(settings) };
    process.env.CLUSTER_PROCESSES = String(PROCESSES - 1);
    shops = await openShops();
    const buyers = await openBuyers(shops.address);
    stream = { buyers, checkouts: [], acknowledged: 0, isKilled: true, random };
  }, 2 * PATIENCE);
  afterAll(async () => {
    await shops.stop();
    await server.close();
    await remove();
    await database.close();
  });

  it.each(rounds)(
    "PostgreSQL $name at $number: no process ends, nothing is lost, and the shop goes on",
    async ({ disturb }) => {
      await fundBuyers(settings, stream);
      await hurryPrinting(settings);
      let isOver = false;
      const buying = buyUntilOver(stream, () => isOver);
      const disturbing = async () => {
        await ordersMore(Math.floor(random() * MOST_ORDERS));
        const disturbed = disturb(database, 0.2 + random() * LONGEST_SECONDS);
        expect(await shops.statuses("/healthz")).toEqual([200, 200]);
        await disturbed;
        await ordersMore(ORDERS_AFTERWARDS);
      };
      await Promise.race([buying.then(endedEarly), disturbing()]);
      isOver = true;
      await buying;
      await vi.waitUntil(async () => (await shops.statuses("/readyz")).every((status) => status === 200), {
        timeout: PATIENCE,
      });
      await expectNothingLost();
    },
    2 * PATIENCE,
  );

  it(
    "lets every buyer finish what was broken off, once",
    async () => {
      await finishAll(stream);
      await expectNothingLost();
      const { orders } = await takeSnapshot(settings);
      expect(orders).toHaveLength(stream.checkouts.length);
    },
    PATIENCE,
  );

  it(
    "sends every letter and makes every print file at last",
    async () => {
      expect(shops.ends()).toEqual([]);
      await shops.stop();
      await endClaims(settings);
      shops = await openShops();
      const done = await vi.waitUntil(
        async () => {
          const snapshot = await takeSnapshot(settings);
          return (await undone(snapshot, settings)).length === 0 && snapshot;
        },
        { interval: 500, timeout: PATIENCE },
      );
      const anew = doneAnew(done, post);
      // Each process has one letter and one line at work.
      expect(anew.letters).toBeLessThanOrEqual(RESTARTS * PROCESSES);
      expect(anew.prints).toBeLessThanOrEqual(RESTARTS * PROCESSES);
      const figures = [`${done.orders.length} orders`, `${done.printTasks.length} printed lines`];
      const again = [`${anew.letters} letters and ${anew.prints} lines done anew`];
      console.log([...figures, `${RESTARTS} ends and freezes`, ...again, `FAULT_SEED=${SEED}`].join(", "));
    },
    2 * PATIENCE,
  );
});
