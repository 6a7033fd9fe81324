import { expect, it } from "vitest";
import type { CartView } from "~/engine/carts/view-cart";
import { orderProblem } from "~/engine/orders/order-problem";

/** A cart with a billing address that lacks only a payment method. */
function cartOf(subtotalCents: number) {
  return {
    lines: [{ item: {}, product: {}, problem: null }],
    totals: { lines: [{ code: "subtotal", label: "Subtotal", cents: subtotalCents }] },
    isVirtual: true,
    cart: {},
    billingAddress: {},
    paymentMethods: [],
  } as unknown as CartView;
}

it("rejects an order whose total exceeds the database's range", () => {
  expect(orderProblem(cartOf(1_000_000_001), "ada@example.com")?.message).toContain("Please contact us.");
});

it("accepts a large order", () => {
  expect(orderProblem(cartOf(1_000_000_000), "ada@example.com")?.message).toContain(
    "choose a payment method",
  );
});
