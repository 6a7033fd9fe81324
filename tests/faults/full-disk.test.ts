import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { petPhoto } from "../fixtures/pet-photo";
import { mountSmallDisk } from "../fixtures/small-disk";
import { BusyShop, PATIENCE } from "./busy-shop";
import { endClaims } from "./hurry";
import { seededRandom } from "./random";
import { Shops } from "./shops";

const onPostgres = Boolean(process.env.TEST_DATABASE_URL);
const FILLS = Number(process.env.FAULT_DISKS || 2);
const SEED = Number(process.env.FAULT_SEED || Date.now() % 1_000_000);
const MEGABYTES = 256;

const disk = onPostgres ? null : mountSmallDisk(MEGABYTES);
const fills = Array.from({ length: FILLS }, (_, index) => index + 1);

let shop: BusyShop;

async function expectNothingLost(): Promise<void> {
  await shop.expectNothingLost();
  expect(shop.shops.ends()).toEqual([]);
}

/** Also fills the space freed by the database's journal, until the store can accept no order. */
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
  return (await fetch(`${shop.shops.address()}/graphql`, { method: "POST", headers, body })).status;
}

async function sendPhoto(): Promise<number> {
  const body = new Uint8Array((await petPhoto()).buffer);
  const headers = { designOwner: "fault-test-guest-number-0", "Content-Type": "application/octet-stream" };
  return (await fetch(`${shop.shops.address()}/rest/mpc/V1/photos`, { method: "POST", headers, body }))
    .status;
}

describe.skipIf(!disk)(`a disk that fills under a stream of checkouts (FAULT_SEED=${SEED})`, () => {
  beforeAll(async () => {
    shop = await BusyShop.open({
      openShops: (settings) => Shops.open(settings, 1),
      settings: { dataDirectory: disk?.folder },
      isKilled: false,
      random: seededRandom(SEED),
    });
  }, 2 * PATIENCE);
  afterAll(async () => {
    await shop.close();
    disk?.remove();
  });

  it.each(fills)(
    "loses nothing at fill %i, and the store serves again when there is space",
    async () => {
      await shop.buyDuring(async () => {
        await shop.ordersMore(5);
        shop.stream.isKilled = true;
        await untilNothingFits();
        expect(await shop.shops.statuses("/readyz")).toEqual([503]);
        expect(await shop.shops.statuses("/healthz")).toEqual([200]);
        expect(await shop.shops.statuses("/")).toEqual([200]);
        expect(await sendPhoto()).toBe(503);
        disk?.free();
        await shop.ordersMore(5);
        expect(await shop.shops.statuses("/readyz")).toEqual([200]);
        // A busy machine may respond once more that it is busy.
        await vi.waitUntil(async () => (await sendPhoto()) === 201, { interval: 500, timeout: PATIENCE });
      });
      shop.stream.isKilled = false;
      await expectNothingLost();
    },
    2 * PATIENCE,
  );

  it(
    "recovers: every buyer finishes, every email is sent and every print file made, without a restart",
    async () => {
      await shop.expectAllOrderedOnce();
      await endClaims(shop.settings);
      const { metrics } = await shop.untilAllDone();
      await expectNothingLost();
      console.log(`${metrics}, ${FILLS} fills of the disk, FAULT_SEED=${SEED}`);
    },
    10 * PATIENCE,
  );
});
