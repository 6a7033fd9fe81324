import { describe, expect, it } from "vitest";
import { refusal, statusLabel } from "~/engine/orders/order-states";

const unpaid = {
  status: "pending_payment",
  payment_reference: null,
  grand_total_cents: 1299,
  balance_cents: 0,
  open_proofs: 0,
};
const paid = { ...unpaid, payment_reference: "sandbox-1" };

describe("the life of an order", () => {
  it("goes on once it is paid", () => {
    expect(refusal(unpaid, "processing")).toBe("The order hasn't been paid for yet.");
    expect(refusal(paid, "processing")).toBeNull();
    expect(refusal({ ...paid, status: "processing" }, "in_production")).toBeNull();
    expect(refusal({ ...paid, status: "in_production" }, "shipped")).toBeNull();
    expect(refusal({ ...paid, status: "shipped" }, "delivered")).toBeNull();
  });

  it("can be cancelled while nothing was paid, refunded afterwards", () => {
    expect(refusal(unpaid, "cancelled")).toBeNull();
    expect(refusal(paid, "cancelled")).toBe("The order is paid; it can only be refunded.");
    expect(refusal({ ...paid, status: "delivered" }, "refunded")).toBeNull();
  });

  it("skips no step and has an end", () => {
    expect(refusal(paid, "delivered")).toBe("An order that is pending payment can't become delivered.");
    expect(refusal({ ...paid, status: "refunded" }, "processing")).toBe(
      "An order that is refunded can't become processing.",
    );
    expect(refusal({ ...unpaid, status: "cancelled" }, "processing")).not.toBeNull();
    expect(refusal({ ...unpaid, status: "constructor" }, "processing")).toBe(
      "The order has an unknown status.",
    );
  });

  it("waits with production until every proof is approved", () => {
    const proofed = { ...paid, status: "processing", open_proofs: 1 };
    expect(refusal(proofed, "in_production")).toBe("The buyer hasn't approved every proof yet.");
    expect(refusal({ ...proofed, open_proofs: 0 }, "in_production")).toBeNull();
    expect(refusal(proofed, "refunded")).toBeNull();
  });

  it("counts nothing owed as paid", () => {
    expect(refusal({ ...unpaid, grand_total_cents: 0 }, "processing")).toBeNull();
  });

  it("has words for shoppers", () => {
    expect(statusLabel("in_production")).toBe("In Production");
  });
});
