import { expect, test } from "vitest";
import { startingPriceText } from "~/brand/starting-price";

// @specification §9 L304
test("a store without a starting price, or with a wrong one, has no text for it", () => {
  expect(startingPriceText(new Map(), "US")).toBe("");
  expect(startingPriceText(new Map([["starting_price_us", "much"]]), "US")).toBe("");
  expect(startingPriceText(new Map([["starting_price_us", "63.4"]]), "us")).toBe("$63.40");
});
