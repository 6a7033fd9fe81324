import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { priceCodeRows } from "~/engine/catalog/seed/promotion-rows";
import { applyHeaderOffers } from "~/engine/content/seed/header-offer-list";
import { contentRows } from "~/engine/content/seed/seed-content";
import { lockStart } from "~/engine/database/dialect";
import type { Transaction } from "~/engine/database/schema";
import { applyFolder } from "~/engine/shared/seeded-rows";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Forms of the staff while another process that starts applies a newer folder. */

let engine: EngineFixture;
let manager: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
});
afterAll(() => engine.close());

/** Waits until a form waits for the start. */
async function waitingForStart(): Promise<void> {
  const waiting = sql<{ pid: number }>`select pid from pg_locks
    where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await waiting.execute(engine.db)).rows, { timeout: 20_000 }).toHaveLength(1);
}

/** Applies a folder, and in the middle of that sends the form. @returns the code of its error */
async function duringStart(
  send: () => ReturnType<typeof callAdmin>,
  apply: (transaction: Transaction) => Promise<void>,
): Promise<unknown> {
  const response = await engine.db.transaction().execute(async (transaction) => {
    await lockStart(transaction);
    const sent = send();
    await Promise.race([sent, waitingForStart()]);
    await apply(transaction);
    return { sent };
  });
  const { errors } = await response.sent;
  return errors?.[0].extensions.code;
}

async function readVersion(field: string, input: string): Promise<string> {
  const query = `{ ${field}(store_code: "mpc"${input}) { version } }`;
  const result = await callAdmin(engine, query, {}, manager.token);
  return resultOf<{ version: string }>(result, field).version;
}

const onPostgres = test.runIf(process.env.TEST_DATABASE_URL);
const store = () => storeDataOf("mpc", engine.settings);

onPostgres("a change of the offers waits for a start, and sees what it has changed", async () => {
  const version = await readVersion("offers", "");
  const input = { store_code: "mpc", key: "key-of-offers-0123456789", version, position: 0 };
  const mutation = "mutation ($input: OfferFormInput!) { deleteOffer(input: $input) }";
  const newer = contentRows({ ...store(), headerOffers: store().headerOffers.slice(1) });
  const code = await duringStart(
    () => callAdmin(engine, mutation, { input }, manager.token),
    (transaction) => applyHeaderOffers(transaction, "mpc", newer.offers),
  );
  expect(code).toBe("CHANGED");
});

onPostgres("a change of a price code waits for a start, and sees what it has changed", async () => {
  const version = await readVersion("priceCode", ', code: "SALE"');
  const input = { store_code: "mpc", code: "SALE", key: "key-of-a-price-code-0123456789", version };
  const mutation = "mutation ($input: PriceCodeFormInput!) { endPriceCode(input: $input) }";
  const rows = priceCodeRows(store()).map((row) =>
    row.code === "SALE" ? { ...row, ends_at: "2098-01-01T00:00:00.000Z" } : row,
  );
  const code = await duringStart(
    () => callAdmin(engine, mutation, { input }, manager.token),
    (transaction) => applyFolder(transaction, "mpc", "price_code", rows),
  );
  expect(code).toBe("CHANGED");
});

onPostgres("a change of a coupon waits for a start, and sees what it has changed", async () => {
  const version = await readVersion("coupon", ', code: "PAWS5"');
  const input = { store_code: "mpc", code: "PAWS5", key: "key-of-a-coupon-0123456789", version };
  const mutation = "mutation ($input: CouponFormInput!) { deleteCoupon(input: $input) }";
  const code = await duringStart(
    () => callAdmin(engine, mutation, { input }, manager.token),
    async (transaction) => {
      const coupon = transaction.updateTable("coupon").set({ label: "Five dollars" });
      await coupon.where("code", "=", "PAWS5").execute();
    },
  );
  expect(code).toBe("CHANGED");
});
