import { describe, expect, test } from "vitest";
import { fillPlaceholders, freeShippingAmount } from "~/storefront/offers/offer-text";

describe("an offer's text", () => {
  // @specification §3 L117
  // @specification §9 L296
  test("includes the sale and the amount for free shipping", () => {
    expect(fillPlaceholders("[SALE_TITLE]: [FREESHIPPING]", "Spring sale", "$99")).toBe(
      "Spring sale: Free Standard Shipping on all orders above $99",
    );
  });

  test("loses HTML markup", () => {
    expect(fillPlaceholders("<b>[SALE_TITLE]</b>&nbsp;&amp; <i>more</i>", "Mugs", "$99")).toBe("Mugs & more");
  });

  test("without placeholders is unchanged", () => {
    expect(fillPlaceholders("Hello", "Sale", "$99")).toBe("Hello");
  });
});

test.each([
  ["99", "$99"],
  ["49.5", "$49.50"],
  [undefined, "$99"],
  ["", null],
])("the configured %s for free shipping is shown as %s", (configured, amount) => {
  expect(freeShippingAmount(configured)).toBe(amount);
});
