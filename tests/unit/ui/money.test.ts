import { expect, test } from "vitest";
import { moneyText } from "~/storefront/ui/money";

// @specification §1 L19
// @specification §9 L292
test("money shows two decimals", () => {
  expect(moneyText({ value: 14.9, currency: "USD" })).toBe("$14.90");
  expect(moneyText({ value: 1234, currency: "USD" })).toBe("$1,234.00");
});

test("a missing amount is zero dollars", () => {
  expect(moneyText({ value: null, currency: null })).toBe("$0.00");
});
