import { describe, expect, it } from "vitest";
import { orderTimeline } from "~/engine/orders/order-timeline";

const placed = {
  status: "pending_payment",
  created_at: "2026-11-20T10:00:00.000Z",
  grand_total_cents: 1299,
  payment_reference: null as string | null,
  shipping_address: "{}" as string | null,
};

/** Events that led to those statuses, one per day. */
function events(...statuses: string[]) {
  return statuses.map((to_status, index) => ({
    id: index,
    order_id: 1,
    kind: to_status,
    from_status: "",
    to_status,
    created_at: `2026-11-2${index + 1}T10:00:00.000Z`,
  }));
}

/** Codes of the steps; future ones in brackets. */
function steps(order: Partial<typeof placed>, taken = events()) {
  return orderTimeline({ ...placed, ...order }, { events: taken }).map(({ code, is_done }) =>
    is_done ? code : `(${code})`,
  );
}

describe("the timeline of an order", () => {
  it("shows future steps", () => {
    expect(steps({})).toEqual(["placed", "(paid)", "(in_production)", "(shipped)", "(delivered)"]);
    expect(steps({ status: "in_production", payment_reference: "x" })).toEqual([
      "placed",
      "paid",
      "in_production",
      "(shipped)",
      "(delivered)",
    ]);
  });

  it("shows when each step was taken", () => {
    const way = orderTimeline(
      { ...placed, status: "shipped", payment_reference: "x" },
      { events: events("processing", "in_production", "shipped") },
    );
    expect(way.map(({ at }) => at?.slice(8, 10) ?? null)).toEqual(["20", "21", "22", "23", null]);
  });

  it("has no payment where nothing is due, and email delivery without an address", () => {
    expect(steps({ status: "processing", grand_total_cents: 0, shipping_address: null })).toEqual([
      "placed",
      "(delivered)",
    ]);
  });

  it("ends where the order ended", () => {
    expect(steps({ status: "cancelled" }, events("cancelled"))).toEqual(["placed", "cancelled"]);
    const refunded = { status: "refunded", payment_reference: "x" };
    expect(steps(refunded, events("processing", "refunded"))).toEqual(["placed", "paid", "refunded"]);
    expect(steps(refunded, events("processing", "in_production", "shipped", "refunded"))).toEqual([
      "placed",
      "paid",
      "in_production",
      "shipped",
      "refunded",
    ]);
  });

  it("shows when a hold began, not what happened during it", () => {
    const [held] = events("on_hold");
    const canceled = {
      ...held,
      kind: "cancelled-in-part",
      from_status: "on_hold",
      created_at: "2026-11-25T10:00:00.000Z",
    };
    const way = orderTimeline({ ...placed, status: "on_hold" }, { events: [held, canceled] });
    expect(way.find(({ code }) => code === "on_hold")?.at).toBe(held.created_at);
  });

  it("stops at a hold", () => {
    expect(steps({ status: "on_hold", payment_reference: "x" }, events("processing", "on_hold"))).toEqual([
      "placed",
      "paid",
      "on_hold",
      "(in_production)",
      "(shipped)",
      "(delivered)",
    ]);
  });
});
