import { describe, expect, it } from "vitest";
import { rejection, statusLabel } from "~/engine/orders/order-states";

const unpaid = {
  status: "pending_payment",
  payment_reference: null,
  grand_total_cents: 1299,
  balance_cents: 0,
  open_proofs: 0,
};
const paid = { ...unpaid, payment_reference: "sandbox-1" };

describe("the states of an order", () => {
  it("progress once it is paid", () => {
    expect(rejection(unpaid, "processing")).toBe("The order hasn't been paid for yet.");
    expect(rejection(paid, "processing")).toBeNull();
    expect(rejection({ ...paid, status: "processing" }, "in_production")).toBeNull();
    expect(rejection({ ...paid, status: "in_production" }, "shipped")).toBeNull();
    expect(rejection({ ...paid, status: "shipped" }, "delivered")).toBeNull();
  });

  it("allow canceling before payment, and a refund afterwards", () => {
    expect(rejection(unpaid, "cancelled")).toBeNull();
    expect(rejection(paid, "cancelled")).toBe("The order is paid; it can only be refunded.");
    expect(rejection({ ...paid, status: "delivered" }, "refunded")).toBeNull();
  });

  it("skip no step and have an end", () => {
    expect(rejection(paid, "delivered")).toBe("An order that is pending payment can't become delivered.");
    expect(rejection({ ...paid, status: "refunded" }, "processing")).toBe(
      "An order that is refunded can't become processing.",
    );
    expect(rejection({ ...unpaid, status: "cancelled" }, "processing")).not.toBeNull();
    expect(rejection({ ...unpaid, status: "constructor" }, "processing")).toBe(
      "The order has an unknown status.",
    );
  });

  it("wait with production until every proof is approved", () => {
    const proofed = { ...paid, status: "processing", open_proofs: 1 };
    expect(rejection(proofed, "in_production")).toBe("The buyer hasn't approved every proof yet.");
    expect(rejection({ ...proofed, open_proofs: 0 }, "in_production")).toBeNull();
    expect(rejection(proofed, "refunded")).toBeNull();
  });

  it("count an order without an amount due as paid", () => {
    expect(rejection({ ...unpaid, grand_total_cents: 0 }, "processing")).toBeNull();
  });

  it("have labels for shoppers", () => {
    expect(statusLabel("in_production")).toBe("In Production");
  });
});
