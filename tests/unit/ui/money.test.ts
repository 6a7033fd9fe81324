import { afterEach, expect, test } from "vitest";
import { showLocale } from "~/brand/store-locale";
import { moneyText, shortMoneyText } from "~/storefront/ui/money";

afterEach(() => showLocale());

// @specification §1 L19
// @specification §9 L292
test("money shows two decimals", () => {
  expect(moneyText({ value: 14.9, currency: "USD" })).toBe("$14.90");
  expect(moneyText({ value: 1234, currency: "USD" })).toBe("$1,234.00");
});

test("a missing amount is zero dollars", () => {
  expect(moneyText({ value: null, currency: null })).toBe("$0.00");
});

test.each([
  ["de-DE", "1.234,50\u00a0€", "1.200\u00a0€"],
  ["fr-FR", "1\u202f234,50\u00a0€", "1\u202f200\u00a0€"],
  ["en-GB", "€1,234.50", "€1,200"],
  [undefined, "€1,234.50", "€1,200"],
])(
  "money is formatted by the store's locale %s, the same amount before and after",
  (locale, exact, short) => {
    expect(moneyText({ value: 1234.5, currency: "EUR" })).toBe("€1,234.50");
    showLocale(locale);
    expect(moneyText({ value: 1234.5, currency: "EUR" })).toBe(exact);
    expect(shortMoneyText({ value: 1234.5, currency: "EUR" })).toBe(exact);
    expect(shortMoneyText({ value: 1200, currency: "EUR" })).toBe(short);
  },
);
