import { expect, it } from "vitest";
import type { Row } from "~/engine/database/schema";
import { fulfillmentStep } from "~/engine/fulfillment/fulfillment-steps";
import { statusAfterCancelling } from "~/engine/orders/order-actions";
import { NOTHING_YET, type OrderProgress } from "~/engine/orders/order-progress";

function order(status: string, { paid = true, method = "checkmo", cents = 1299 } = {}): Row<"sales_order"> {
  return {
    status,
    payment_method: method,
    payment_reference: paid ? "x" : null,
    grand_total_cents: cents,
  } as Row<"sales_order">;
}

const STEPS = ["TAKE_PAYMENT", "START_PRODUCTION", "HOLD", "RELEASE"] as const;

it.each([
  ["pending_payment", order("pending_payment", { paid: false }), ["TAKE_PAYMENT", "HOLD"]],
  ["pending_payment by card", order("pending_payment", { paid: false, method: "sandbox_hosted" }), ["HOLD"]],
  ["processing", order("processing"), ["START_PRODUCTION", "HOLD"]],
  ["processing, free", order("processing", { paid: false, cents: 0 }), ["START_PRODUCTION", "HOLD"]],
  ["on hold", order("on_hold"), ["RELEASE"]],
  ["on hold, unpaid", order("on_hold", { paid: false }), ["RELEASE"]],
  ["in production", order("in_production"), []],
  ["shipped", order("shipped"), []],
  ["delivered", order("delivered"), []],
  ["cancelled", order("cancelled", { paid: false }), []],
  ["refunded", order("refunded"), []],
])("the fulfillment steps of an order that is %s", (_name, state, steps) => {
  expect(STEPS.filter((step) => fulfillmentStep(state, step) !== null)).toEqual(steps);
});

it.each([
  ["pending_payment", order("pending_payment", { paid: false }), "cancelled"],
  ["processing", order("processing"), "refunded"],
  ["processing, free", order("processing", { paid: false, cents: 0 }), "cancelled"],
  ["on hold", order("on_hold"), "refunded"],
  ["on hold, unpaid", order("on_hold", { paid: false }), "cancelled"],
  ["in production", order("in_production"), null],
  ["shipped", order("shipped"), null],
  ["delivered", order("delivered"), null],
  ["cancelled", order("cancelled", { paid: false }), null],
  ["refunded", order("refunded"), null],
])("canceling an order that is %s", (_name, state, end) => {
  expect(statusAfterCancelling(state, NOTHING_YET)).toBe(end);
});

it.each<[string, Partial<OrderProgress>]>([
  ["production has started", { events: [{ kind: "production-started" }] as OrderProgress["events"] }],
  ["a parcel was shipped", { shipments: [{ id: 1 }] as OrderProgress["shipments"] }],
])("an order that is held after %s cannot be canceled", (_name, progress) => {
  for (const status of ["on_hold", "processing"])
    expect(statusAfterCancelling(order(status), { ...NOTHING_YET, ...progress })).toBeNull();
});
