import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { OrderView } from "~/storefront/account/orders/order-view";
import { WhatHappensNext } from "~/storefront/checkout/success/what-happens-next";
import { order } from "./placed-order";

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
