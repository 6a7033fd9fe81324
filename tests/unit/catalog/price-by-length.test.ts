import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lengthText } from "~/design/geometry/length-text";
import { regularUnitPrice, unitPrice } from "~/engine/catalog/price";
import { type DesignCounts, TUBE } from "~/engine/catalog/prices-per-unit";
import { unitPrice as shownPrice } from "~/storefront/studio/studio-price";
import type { StudioProduct } from "~/storefront/studio/studio-view";

const letters = { code: "letters", title: "Letters", cents: 700, regularCents: null, min: 3 };
const tube = (measure = { includedMm: 2000, stepMm: 300 }, cents = 500) => ({
  code: TUBE,
  title: "Tube",
  cents,
  regularCents: null,
  min: 0,
  measure,
});
const sign = { price_cents: 4000, regular_price_cents: null, options: [], countedPrices: [tube()] };
const MAX_LENGTH = 50_000;

describe("the price of a length", () => {
  test.each([
    [0, 4000],
    [2000, 4000],
    [2001, 4500],
    [2300, 4500],
    [2301, 5000],
  ])("of %d mm is %d cents: what is included is free, and each started step costs its price", (mm, cents) => {
    expect(unitPrice(sign, {}, { [TUBE]: mm })).toBe(cents);
    expect(regularUnitPrice(sign, {}, { [TUBE]: mm })).toBe(cents);
  });

  test("never falls with the length, and is in whole cents", () => {
    const measures = fc.record({
      includedMm: fc.integer({ min: 0, max: MAX_LENGTH }),
      stepMm: fc.integer({ min: 1, max: MAX_LENGTH }),
    });
    const length = fc.integer({ min: 0, max: MAX_LENGTH });
    fc.assert(
      fc.property(measures, fc.nat(10_000), length, length, (measure, cents, one, other) => {
        const product = { ...sign, countedPrices: [letters, tube(measure, cents)] };
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((mm) =>
          unitPrice(product, {}, { letters: 4, [TUBE]: mm }),
        );
        expect(less).toBeLessThanOrEqual(more);
        expect(Number.isInteger(more)).toBe(true);
      }),
    );
  });

  test("is added to that of the letters, also where these are fewer than included", () => {
    const product = { ...sign, countedPrices: [letters, tube()] };
    expect(unitPrice(product, {}, { letters: 1, [TUBE]: 2100 })).toBe(4000 + 3 * 700 + 500);
  });

  test("is the same in the studio", () => {
    const usd = (value: number) => ({ value, currency: "USD" });
    const shown = {
      price: usd(61),
      options: [],
      countedPrices: [
        { ...letters, price: usd(7), regularPrice: usd(7) },
        { ...tube(), price: usd(5), regularPrice: usd(5), measure: { included_mm: 2000, step_mm: 300 } },
      ],
    } as unknown as StudioProduct;
    const product = { ...sign, countedPrices: [letters, tube()] };
    const designs: DesignCounts[] = [{}, { letters: 1, [TUBE]: 2001 }, { letters: 9, [TUBE]: 7000 }];
    for (const counts of designs)
      expect((shownPrice(shown, { options: {}, counts }).value ?? 0) * 100).toBe(
        unitPrice(product, {}, counts),
      );
  });
});

test.each([
  [0, "0 in"],
  [305, "12 in"],
  [2000, "6.6 ft"],
])("%d mm is shown as %s", (mm, text) => {
  expect(lengthText(mm)).toBe(text);
});
