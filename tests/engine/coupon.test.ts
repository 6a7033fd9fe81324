import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { applyCoupon, cartWithTag, guest, newCart, place, readCart, readyCart, update } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

describe("a coupon", () => {
  // @specification §3 L107
  it("reduces every row in proportion, once", async () => {
    const { id, sender } = await cartWithTag(engine, guest(), 2);
    const { data } = await applyCoupon(engine, sender, id, " welcome10 ");
    const { applied_coupons, itemsV2, prices } = data.applyCouponToCart.cart;
    expect(applied_coupons).toEqual([{ code: "WELCOME10" }]);
    const subtotal = prices.subtotal_excluding_tax.value;
    expect(prices.discounts[0].amount.value).toBeCloseTo(subtotal / 10, 2);
    expect(itemsV2.items[0].prices.total_item_discount.value).toBe(prices.discounts[0].amount.value);
    expect(prices.grand_total.value).toBeCloseTo(subtotal - prices.discounts[0].amount.value, 2);
  });

  it.each(["NOPE", "", "x".repeat(100_000), "WELCOME10'--", "\u0000"])(
    "that does not exist is rejected: %.20s",
    async (code) => {
      const { id, sender } = await cartWithTag(engine);
      const { errors } = await applyCoupon(engine, sender, id, code);
      expect(errors?.[0].message).toBe("The coupon code isn't valid. Verify the code and try again.");
    },
  );

  it("states when it expired, or when it becomes valid", async () => {
    const { id, sender } = await cartWithTag(engine);
    const coupon = {
      store_code: "mpc",
      label: "Was",
      percent_basis_points: 500,
      amount_cents: 0,
      minimum_subtotal_cents: 0,
    };
    await engine.db
      .insertInto("coupon")
      .values([
        { ...coupon, code: "PAST", starts_at: null, ends_at: "2020-01-02T02:00:00.000Z" },
        { ...coupon, code: "FUTURE", starts_at: "2999-01-01T05:00:00.000Z", ends_at: null },
      ])
      .execute();
    const past = await applyCoupon(engine, sender, id, "PAST");
    expect(past.errors?.[0].message).toBe("The promo code PAST expired on January 1, 2020.");
    const future = await applyCoupon(engine, sender, id, "FUTURE");
    expect(future.errors?.[0].message).toBe("The promo code FUTURE starts on January 1, 2999.");
  });

  it("with a minimum states it, and waits when the cart falls below it", async () => {
    const { id, sender, cart } = await cartWithTag(engine);
    const early = await applyCoupon(engine, sender, id, "PAWS5");
    expect(early.errors?.[0].message).toBe("The promo code PAWS5 is for orders of $30 or more.");
    const [{ uid }] = cart.itemsV2.items;
    await update(engine, sender, id, [{ cart_item_uid: uid, quantity: 3 }]);
    const applied = await applyCoupon(engine, sender, id, "PAWS5");
    expect(applied.data.applyCouponToCart.cart.prices.discounts[0].amount.value).toBe(5);
    const { data } = await update(engine, sender, id, [{ cart_item_uid: uid, quantity: 1 }]);
    const { applied_coupons, prices } = data.updateCartItems.cart;
    expect(applied_coupons).toEqual([{ code: "PAWS5" }]);
    expect(prices.grand_total.value).toBe(prices.subtotal_excluding_tax.value);
  });

  it("that expired while in the cart is reported until it is removed", async () => {
    const { id, sender } = await cartWithTag(engine);
    await applyCoupon(engine, sender, id, "PAWS5");
    await engine.db
      .insertInto("coupon")
      .values({
        code: "SHORT",
        store_code: "mpc",
        label: "Short",
        percent_basis_points: 500,
        amount_cents: 0,
        minimum_subtotal_cents: 0,
        starts_at: null,
        ends_at: null,
      })
      .execute();
    await applyCoupon(engine, sender, id, "SHORT");
    await engine.db
      .updateTable("coupon")
      .set({ ends_at: "2020-02-29T12:00:00.000Z" })
      .where("code", "=", "SHORT")
      .execute();
    const { data } = await engine.graphql(
      "query ($id: String!) { cart(cart_id: $id) { applied_coupons { code } coupon_problem { code message } } }",
      { id },
      sender,
    );
    expect(data.cart).toEqual({
      applied_coupons: null,
      coupon_problem: { code: "SHORT", message: "The promo code SHORT expired on February 29, 2020." },
    });
  });

  it("does not work for gift certificates alone", async () => {
    const sender = guest();
    const id = await newCart(engine, sender);
    await engine.db
      .insertInto("cart_item")
      .values({
        uid: "certificate",
        cart_id: id,
        sku: "gift-certificate",
        quantity: 1,
        options: "{}",
        design_id: null,
        design_revision: null,
        position: 1,
      })
      .execute();
    const { errors } = await applyCoupon(engine, sender, id, "WELCOME10");
    expect(errors?.[0].message).toBe(
      "The promo code WELCOME10 doesn't apply to gift certificates, and there's nothing else in your cart.",
    );
  });

  it("can be removed", async () => {
    const { id, sender } = await cartWithTag(engine);
    await applyCoupon(engine, sender, id, "WELCOME10");
    const removal =
      "mutation ($i: RemoveCouponFromCartInput) { removeCouponFromCart(input: $i) { cart { applied_coupons { code } prices { discounts { label } } } } }";
    const { data } = await engine.graphql(removal, { i: { cart_id: id } }, sender);
    expect(data.removeCouponFromCart.cart).toEqual({ applied_coupons: null, prices: { discounts: null } });
  });

  describe("that expires before the order is placed", () => {
    const CHANGED = "Your cart has changed. Please check the total.";
    const coupon = {
      store_code: "mpc",
      label: "Half",
      percent_basis_points: 5000,
      amount_cents: 0,
      minimum_subtotal_cents: 0,
      starts_at: null,
      ends_at: null,
    };

    it.each([
      [
        "because it ended",
        "ENDED",
        () =>
          engine.db
            .updateTable("coupon")
            .set({ ends_at: "2020-02-29T12:00:00.000Z" })
            .where("code", "=", "ENDED")
            .execute(),
        "The promo code ENDED expired on February 29, 2020.",
      ],
      [
        "because the shop took it away",
        "REMOVED",
        () => engine.db.deleteFrom("coupon").where("code", "=", "REMOVED").execute(),
        "The coupon code isn't valid. Verify the code and try again.",
      ],
    ])("%s does not charge its buyer the full price without asking", async (_why, code, end, reason) => {
      await engine.db
        .insertInto("coupon")
        .values({ ...coupon, code })
        .execute();
      const sender = guest();
      const id = await readyCart(engine, sender);
      await applyCoupon(engine, sender, id, code);
      await end();
      const rejected = await place(engine, sender, id);
      expect(rejected.data.placeOrder).toEqual({
        orderV2: null,
        errors: [{ code: "UNABLE_TO_PLACE_ORDER", message: `Unable to place order: ${reason} ${CHANGED}` }],
      });
      const { data } = await readCart(engine, sender, id);
      const { grand_total } = data.cart.prices;
      const placed = await place(engine, sender, id);
      expect(placed.data.placeOrder.errors).toEqual([]);
      expect(placed.data.placeOrder.orderV2.total.grand_total.value).toBe(grand_total.value);
    });
  });
});
