import { describe, expect, it } from "vitest";
import { deliveryAt } from "~/storefront/checkout/delivery-at";

const standard = { method_title: "Standard Shipping", available: true, error_message: null };
const express = { method_title: "Express Shipping", available: true, error_message: null };
const noExpress = {
  ...express,
  available: false,
  error_message: "Express Shipping can't deliver to a PO box.",
};

describe("the delivery to an address that was just set", () => {
  it("is the one chosen last, when it reaches the address", () => {
    const titles = { remembered: "Express Shipping", selected: "Standard Shipping" };
    expect(deliveryAt([standard, express], titles)).toEqual({ method: express, lost: null });
  });

  it("is the cart's own when nothing is remembered, or only what is no longer offered", () => {
    for (const remembered of [null, "Pigeon Post"]) {
      const titles = { remembered, selected: "Express Shipping" };
      expect(deliveryAt([standard, express], titles)).toEqual({ method: express, lost: null });
    }
  });

  it("is the first available when the one chosen last does not reach it, which is said", () => {
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

  it("is none where nothing is available", () => {
    expect(deliveryAt([noExpress], { remembered: null, selected: null })).toEqual({
      method: null,
      lost: null,
    });
  });
});
