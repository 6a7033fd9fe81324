import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { NewRow } from "~/engine/database/schema";
import { expireUnpaidOrders } from "~/engine/orders/expire-unpaid-orders";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderOf, pay } from "./paid-orders";
import { applyCoupon, guest, place, readyCart } from "./shopper";

/** Payments that arrive after the store has closed the order, and with it has returned its coupon. */

const DAY = 24 * 60 * 60 * 1000;

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

/** An order with the coupon that the store has closed, since nobody paid it. */
async function closedOrder(code: string, changes: Partial<NewRow<"coupon">> = {}) {
  await engine.db
    .insertInto("coupon")
    .values({
      code,
      store_code: "mpc",
      label: code,
      percent_basis_points: 1000,
      amount_cents: 0,
      minimum_subtotal_cents: 0,
      ...changes,
    })
    .execute();
  const order = await ordered(code, "sandbox_hosted");
  const context = { db: engine.db, settings: engine.settings, storeCode: "mpc", wakeMail: () => {} };
  await expireUnpaidOrders.run(context, new Date(Date.now() + 2 * DAY));
  expect(await orderOf(engine, order.number)).toMatchObject({ status: "cancelled" });
  expect(await usesOf(code)).toEqual([]);
  return order;
}

async function ordered(code: string, payment: string) {
  const sender = guest();
  const id = await readyCart(engine, sender, { payment });
  await applyCoupon(engine, sender, id, code);
  const { data } = await place(engine, sender, id);
  return orderOf(engine, data.placeOrder.orderV2.number);
}

function change(code: string, values: Partial<NewRow<"coupon">>) {
  return engine.db.updateTable("coupon").set(values).where("code", "=", code).execute();
}

function usesOf(code: string) {
  return engine.db
    .selectFrom("coupon_use")
    .select(["order_id", "discount_cents"])
    .where("code", "=", code)
    .execute();
}

describe("a late payment", () => {
  test("uses a valid coupon again", async () => {
    const order = await closedOrder("AGAIN", { uses_per_coupon: 1 });
    expect(await pay(engine, order)).toBe("PAID");
    expect(await usesOf("AGAIN")).toMatchObject([{ order_id: order.id }]);
  });

  test.each<[string, (code: string) => Promise<unknown>]>([
    ["used up", (code) => ordered(code, "checkmo")],
    ["deactivated", (code) => change(code, { is_active: 0 })],
    ["expired", (code) => change(code, { ends_at: new Date(Date.now() - DAY).toISOString() })],
  ])("is refunded when the coupon was %s meanwhile", async (name, end) => {
    const code = name.toUpperCase().replace(" ", "-");
    const order = await closedOrder(code, { uses_per_coupon: 1 });
    await end(code);
    const before = await usesOf(code);
    expect(await pay(engine, order)).toBe("REFUNDED");
    expect(await orderOf(engine, order.number)).toMatchObject({ status: "cancelled" });
    expect(await usesOf(code)).toEqual(before);
  });
});
