import { expect, test } from "vitest";
import { startingPriceText, storeCountry } from "~/engine/content/starting-price";

// @specification §9 L292
test("a store without a configured country is in the United States", () => {
  expect(storeCountry(new Map())).toBe("US");
  expect(storeCountry(new Map([["store_country", ""]]))).toBe("US");
  expect(storeCountry(new Map([["store_country", "CA"]]))).toBe("CA");
});

// @specification §9 L304
test("a store without a starting price, or with a wrong one, has no text for it", () => {
  expect(startingPriceText(new Map(), "US")).toBe("");
  expect(startingPriceText(new Map([["starting_price_us", "much"]]), "US")).toBe("");
  expect(startingPriceText(new Map([["starting_price_us", "63.4"]]), "us")).toBe("$63.40");
});
