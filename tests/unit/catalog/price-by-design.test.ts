import { describe, expect, test } from "vitest";
import { priceAtQuantity, regularUnitPrice, unitPrice } from "~/engine/catalog/price";
import { breakAt } from "~/engine/catalog/quantity-breaks";

const letters = { code: "letters", title: "Letters", cents: 600, regularCents: null, min: 3 };
const sign = { price_cents: 4000, regular_price_cents: null, options: [], countedPrices: [letters] };

describe("what a design counts", () => {
  test("costs its price each, and never less than the price in lists", () => {
    expect(unitPrice(sign, {}, { letters: 9 })).toBe(4000 + 9 * 600);
    expect(unitPrice(sign, {}, { letters: 3 })).toBe(4000 + 3 * 600);
    expect(unitPrice(sign, {}, { letters: 2 })).toBe(unitPrice(sign, {}));
    expect(unitPrice(sign, {}, {})).toBe(unitPrice(sign, {}));
  });

  test("costs nothing when it is not priced", () => {
    expect(unitPrice(sign, {}, { letters: 3, prints: 5 })).toBe(4000 + 3 * 600);
  });

  test("is the minimum where lists show a price", () => {
    expect(unitPrice(sign, {})).toBe(4000 + 3 * 600);
    const offered = { ...sign, countedPrices: [{ ...letters, cents: 500, regularCents: 600 }] };
    expect(unitPrice(offered, {})).toBe(4000 + 3 * 500);
    expect(regularUnitPrice(offered, {})).toBe(4000 + 3 * 600);
  });
});

describe("quantity discounts", () => {
  const quantityBreaks = [
    { quantity: 5, basisPoints: 1000 },
    { quantity: 10, basisPoints: 1500 },
  ];

  test.each([
    [1, 1999],
    [4, 1999],
    [5, 1799],
    [9, 1799],
    [10, 1699],
    [999, 1699],
  ])("%d pieces cost %d cents each", (pieces, cents) => {
    expect(priceAtQuantity({ quantityBreaks }, 1999, pieces)).toBe(cents);
  });

  test("change nothing without discounts", () => {
    expect(priceAtQuantity({ quantityBreaks: [] }, 1999, 500)).toBe(1999);
    expect(breakAt(quantityBreaks, 4)).toBeUndefined();
  });
});
