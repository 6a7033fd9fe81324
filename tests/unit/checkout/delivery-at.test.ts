import { describe, expect, it } from "vitest";
import { deliveryAt } from "~/storefront/checkout/delivery/delivery-at";

const standard = { method_title: "Standard Shipping", available: true, error_message: null };
const express = { method_title: "Express Shipping", available: true, error_message: null };
const noExpress = {
  ...express,
  available: false,
  error_message: "Express Shipping can't deliver to a PO box.",
};

describe("the shipping method for a new address", () => {
  it("is the one selected last, if it is available there", () => {
    const titles = { remembered: "Express Shipping", selected: "Standard Shipping" };
    expect(deliveryAt([standard, express], titles)).toEqual({ method: express, lost: null });
  });

  it("is the cart's own when nothing is remembered, or only a discontinued method", () => {
    for (const remembered of [null, "Pigeon Post"]) {
      const titles = { remembered, selected: "Express Shipping" };
      expect(deliveryAt([standard, express], titles)).toEqual({ method: express, lost: null });
    }
  });

  it("is the first available when the one selected last is not, with a message", () => {
    const titles = { remembered: "Express Shipping", selected: null };
    expect(deliveryAt([null, standard, noExpress], titles)).toEqual({
      method: standard,
      lost: "Express Shipping can't deliver to a PO box.",
    });
    const silent = { ...noExpress, error_message: null };
    expect(deliveryAt([standard, silent], titles).lost).toBe(
      "Express Shipping isn't available for this address.",
    );
  });

  it("is the cheapest when nothing is remembered or selected, wherever the provider lists it", () => {
    const priced = [
      { ...express, amount: { value: 14.95 } },
      { ...noExpress, amount: { value: 0 } },
      { ...standard, amount: { value: 6.95 } },
    ];
    expect(deliveryAt(priced, { remembered: null, selected: null }).method).toBe(priced[2]);
  });

  it("is none where nothing is available", () => {
    expect(deliveryAt([noExpress], { remembered: null, selected: null })).toEqual({
      method: null,
      lost: null,
    });
  });
});
