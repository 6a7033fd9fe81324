import { describe, expect, test } from "vitest";
import { fillPlaceholders, freeShippingAmount } from "~/storefront/offers/offer-text";

describe("an offer's text", () => {
  // @specification §3 L117
  // @specification §9 L296
  test("names the sale and the amount from which shipping is free", () => {
    expect(fillPlaceholders("[SALE_TITLE]: [FREESHIPPING]", "Spring sale", "$99")).toBe(
      "Spring sale: Free Standard Shipping on all orders above $99",
    );
  });

  test("loses the markup of those who write HTML", () => {
    expect(fillPlaceholders("<b>[SALE_TITLE]</b>&nbsp;&amp; <i>more</i>", "Mugs", "$99")).toBe("Mugs & more");
  });

  test("without placeholders stays as it is", () => {
    expect(fillPlaceholders("Hello", "Sale", "$99")).toBe("Hello");
  });
});

test.each([
  ["99", "$99"],
  ["49.5", "$49.50"],
  [undefined, "$99"],
])("the configuration's %s for free shipping reads %s", (configured, amount) => {
  expect(freeShippingAmount(configured)).toBe(amount);
});
