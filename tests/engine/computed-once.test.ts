import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type * as carts from "~/engine/carts/view-cart";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { applyCoupon, cartWithTag } from "./shopper";

/** How many times carts were computed. */
const computed = vi.hoisted(() => ({ count: 0 }));
vi.mock("~/engine/carts/view-cart", async (original) => {
  const { viewCart } = await original<typeof carts>();
  return {
    viewCart(...args: Parameters<typeof viewCart>) {
      computed.count += 1;
      return viewCart(...args);
    },
  };
});

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

it("a cart is computed only once when a coupon is applied", async () => {
  const { id, sender } = await cartWithTag(engine);
  computed.count = 0;
  const { data } = await applyCoupon(engine, sender, id, "WELCOME10");
  expect(data.applyCouponToCart.cart.applied_coupons).toEqual([{ code: "WELCOME10" }]);
  expect(computed.count).toBe(1);
});
