import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { OrderView } from "~/storefront/account/orders/order-view";
import { WhatHappensNext } from "~/storefront/checkout/success/what-happens-next";

const order: OrderView = {
  number: "MPC100000001",
  placedOn: "November 21, 2026",
  status: "Processing",
  statusCode: "processing",
  email: "june@example.com",
  arrivalDate: "Wed, Dec 2, 2026",
  daysAfterCheck: null,
  shippingMethod: "Standard Shipping",
  paymentMethod: "Card",
  paymentInstructions: null,
  lines: [],
  totals: [],
  shippingAddress: ["June Miller"],
  billingAddress: null,
  proofPath: "/proof_order?order=token",
  hasOpenProofs: false,
  dropship: false,
  sendProof: true,
  business: null,
};

describe("what happens next with an order", () => {
  it("is a proof if requested, and the days until its approval are added", () => {
    const text = textOf(order);
    expect(text).toContain("We email you a proof of your designs");
    expect(text).toContain("by Wed, Dec 2, 2026, plus the time you take to approve your proof.");
  });

  it.each([
    ["nobody asked for a proof", { sendProof: false }],
    ["nothing was designed", { proofPath: null }],
  ])("is production where %s", (_, changes) => {
    const text = textOf({ ...order, ...changes });
    expect(text).toContain("then make it");
    expect(text).not.toContain("proof");
  });
});

function textOf(shown: OrderView): string {
  return renderToStaticMarkup(<WhatHappensNext order={shown} />).replace(/<[^>]*>/g, "");
}
