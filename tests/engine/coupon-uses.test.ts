import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eraseOrder } from "~/engine/account-deletion/erase-order";
import type { NewRow } from "~/engine/database/schema";
import { countUses } from "~/engine/promotions/coupon-uses";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { cancelByToken } from "./paid-orders";
import { applyCoupon, customer, guest, place, readyCart, setEmail } from "./shopper";

/** Limits of coupons, and the products that they reduce. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const NOT_VALID = "The coupon code isn't valid. Verify the code and try again.";

async function coupon(code: string, changes: Partial<NewRow<"coupon">> = {}): Promise<void> {
  const row = {
    code,
    store_code: "mpc",
    label: code,
    percent_basis_points: 1000,
    amount_cents: 0,
    minimum_subtotal_cents: 0,
  };
  await engine.db
    .insertInto("coupon")
    .values({ ...row, ...changes })
    .execute();
}

/** A cart that is ready to order, with the coupon. @param email of a guest */
async function cartWith(code: string, sender: Sender = guest(), email?: string) {
  const id = await readyCart(engine, sender);
  if (email) await setEmail(engine, sender, id, email);
  const { errors } = await applyCoupon(engine, sender, id, code);
  return { id, sender, problem: errors?.[0].message ?? null };
}

async function order({ sender, id }: { sender: Sender; id: string }) {
  const { data } = await place(engine, sender, id);
  const { orderV2, errors } = data.placeOrder;
  return { order: orderV2, problem: errors?.[0]?.message ?? null };
}

function usesOf(code: string) {
  return engine.db.selectFrom("coupon_use").selectAll().where("code", "=", code).execute();
}

describe("the uses of a coupon", () => {
  test("are recorded with the order, its discount and its revenue", async () => {
    await coupon("COUNTED");
    const { order: placed } = await order(await cartWith("COUNTED"));
    const [use, ...others] = await usesOf("COUNTED");
    expect(others).toEqual([]);
    const row = await engine.db
      .selectFrom("sales_order")
      .select(["id", "totals"])
      .where("number", "=", placed.number)
      .executeTakeFirstOrThrow();
    const lines: { code: string; cents: number }[] = JSON.parse(row.totals);
    const cents = (code: string) => lines.find((line) => line.code === code)?.cents ?? 0;
    expect(use).toMatchObject({
      order_id: row.id,
      discount_cents: -cents("discount"),
      revenue_cents: cents("subtotal") + cents("discount"),
    });
    expect(use.discount_cents).toBeGreaterThan(0);
  });

  test("end with the limit, also for carts that had the code before", async () => {
    await coupon("ONCE", { uses_per_coupon: 1 });
    const [first, second] = [await cartWith("ONCE"), await cartWith("ONCE")];
    expect((await order(first)).problem).toBeNull();
    expect((await order(second)).problem).toContain(NOT_VALID);
    expect((await cartWith("ONCE")).problem).toBe(NOT_VALID);
    expect(await usesOf("ONCE")).toHaveLength(1);
  });

  test("never exceed the limit when several order at once", async () => {
    await coupon("RUSH", { uses_per_coupon: 2 });
    const carts = [];
    for (let count = 0; count < 6; count += 1) carts.push(await cartWith("RUSH"));
    const results = await Promise.all(carts.map(order));
    expect(results.filter(({ problem }) => problem === null)).toHaveLength(2);
    expect(await usesOf("RUSH")).toHaveLength(2);
    expect(await countUses(engine.db, "mpc", "RUSH", 1)).toBe(1);
    expect(await countUses(engine.db, "mpc", "RUSH", 3)).toBe(2);
  });

  test("by one person are limited, and others still have theirs", async () => {
    await coupon("EACH", { uses_per_customer: 1 });
    const ada = await customer(engine);
    expect((await order(await cartWith("EACH", ada))).problem).toBeNull();
    expect((await cartWith("EACH", ada)).problem).toBe(NOT_VALID);
    expect((await order(await cartWith("EACH", await customer(engine)))).problem).toBeNull();
    expect(await usesOf("EACH")).toHaveLength(2);
  });

  test.each([
    [
      "another spelling of the mailbox",
      "SPELLED",
      "grace.hopper@gmail.com",
      "gracehopper+pets@googlemail.com",
    ],
    ["the address in capitals", "CAPITALS", "grace@example.com", "GRACE@Example.com"],
  ])("by one person include those of a guest with %s", async (_title, code, first, second) => {
    await coupon(code, { uses_per_customer: 1 });
    expect((await order(await cartWith(code, guest(), first))).problem).toBeNull();
    expect((await cartWith(code, guest(), second)).problem).toBe(NOT_VALID);
    expect((await cartWith(code, guest(), "somebody-else@example.com")).problem).toBeNull();
  });

  test("by one person include those of their account when they order as a guest", async () => {
    await coupon("ASGUEST", { uses_per_customer: 1 });
    const ada = await customer(engine);
    expect((await order(await cartWith("ASGUEST", ada))).problem).toBeNull();
    expect((await cartWith("ASGUEST", guest(), ada.email)).problem).toBe(NOT_VALID);
  });

  test("by one person include those of their account before its address changed", async () => {
    await coupon("MOVED", { uses_per_customer: 1 });
    const ada = await customer(engine);
    expect((await order(await cartWith("MOVED", ada))).problem).toBeNull();
    const email = `moved-${ada.email}`;
    await engine.db.updateTable("customer").set({ email }).where("id", "=", ada.id).execute();
    expect((await cartWith("MOVED", ada)).problem).toBe(NOT_VALID);
    expect((await cartWith("MOVED", guest(), email)).problem).toBeNull();
  });

  test("by one person count an order once, though it is of their account and their mailbox", async () => {
    await coupon("TWICE", { uses_per_customer: 2 });
    const ada = await customer(engine);
    expect((await order(await cartWith("TWICE", ada))).problem).toBeNull();
    expect((await order(await cartWith("TWICE", ada))).problem).toBeNull();
    expect((await cartWith("TWICE", ada)).problem).toBe(NOT_VALID);
  });

  test("by one person are nobody's once their order is erased", async () => {
    await coupon("ERASED", { uses_per_coupon: 2, uses_per_customer: 1 });
    const ada = await customer(engine);
    await order(await cartWith("ERASED", ada));
    const [{ order_id }] = await usesOf("ERASED");
    await engine.db.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom("sales_order")
        .select(["id", "shipping_address", "billing_address"])
        .where("id", "=", order_id)
        .executeTakeFirstOrThrow();
      await eraseOrder(transaction, row);
    });
    expect(await usesOf("ERASED")).toMatchObject([{ order_id, mailbox: "" }]);
    expect((await order(await cartWith("ERASED", ada))).problem).toBeNull();
    expect((await cartWith("ERASED")).problem).toBe(NOT_VALID);
  });

  test("are given back when an unpaid order is canceled", async () => {
    await coupon("BACK", { uses_per_coupon: 1 });
    const sender = guest();
    const { order: placed } = await order(await cartWith("BACK", sender));
    expect((await cartWith("BACK")).problem).toBe(NOT_VALID);
    await cancelByToken(engine, placed.token, sender);
    expect(await usesOf("BACK")).toEqual([]);
    expect((await cartWith("BACK")).problem).toBeNull();
  });

  test("are none while the coupon waits for its minimum", async () => {
    await coupon("WAITS");
    const cart = await cartWith("WAITS");
    await engine.db
      .updateTable("coupon")
      .set({ minimum_subtotal_cents: 900_000 })
      .where("code", "=", "WAITS")
      .execute();
    expect((await order(cart)).problem).toBeNull();
    expect(await usesOf("WAITS")).toEqual([]);
  });
});

describe("a deactivated coupon", () => {
  test("is not valid, and reduces no cart any more", async () => {
    await coupon("ENDED");
    const cart = await cartWith("ENDED");
    await engine.db.updateTable("coupon").set({ is_active: 0 }).where("code", "=", "ENDED").execute();
    expect((await cartWith("ENDED")).problem).toBe(NOT_VALID);
    expect((await order(cart)).problem).toContain(NOT_VALID);
  });
});

describe("a coupon for some products", () => {
  test("is for those alone", async () => {
    await coupon("OTHERS", { skus: '["canvas-print"]' });
    expect((await cartWith("OTHERS")).problem).toContain("is for other products");
  });

  test("reduces a product by its SKU or one of its categories", async () => {
    const sender = guest();
    const id = await readyCart(engine, sender);
    const { sku } = await engine.db
      .selectFrom("cart_item")
      .select("sku")
      .where("cart_id", "=", id)
      .executeTakeFirstOrThrow();
    const { category_uid } = await engine.db
      .selectFrom("category_product")
      .select("category_uid")
      .where("sku", "=", sku)
      .executeTakeFirstOrThrow();
    await coupon("BYSKU", { skus: JSON.stringify([sku]) });
    await coupon("BYCATEGORY", { category_uids: JSON.stringify([category_uid]) });
    for (const code of ["BYSKU", "BYCATEGORY"]) {
      const { data } = await applyCoupon(engine, sender, id, code);
      expect(data.applyCouponToCart.cart.prices.discounts[0].amount.value, code).toBeGreaterThan(0);
    }
  });
});
