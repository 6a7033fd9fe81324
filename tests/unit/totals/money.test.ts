import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyRate, centsFromText, formatMoney, prorate, toMoney } from "~/engine/totals/money";

const cents = fc.integer({ min: 0, max: 100_000_000 });
const weights = fc.array(cents, { minLength: 1, maxLength: 100 });

describe("prorate", () => {
  it("gives the leftover cent to the largest remainder", () => {
    expect(prorate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(prorate(10, [1499, 2499, 1299])).toEqual([3, 5, 2]);
  });

  it("gives nothing without weights", () => {
    expect(prorate(500, [0, 0])).toEqual([0, 0]);
    expect(prorate(500, [])).toEqual([]);
  });

  it("splits into parts that sum to the whole, none negative, none more than a cent from its share", () => {
    fc.assert(
      fc.property(cents, weights, (amount, parts) => {
        const whole = parts.reduce((total, part) => total + part, 0);
        fc.pre(whole > 0);
        const split = prorate(amount, parts);
        expect(split.reduce((total, part) => total + part, 0)).toBe(amount);
        for (const [index, part] of split.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(Math.abs(part - (amount * parts[index]) / whole)).toBeLessThan(1.001);
        }
      }),
    );
  });

  it("never gives a part more than its weight when the amount is at most the sum of weights", () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, fraction) => {
        const amount = Math.floor(parts.reduce((total, part) => total + part, 0) * fraction);
        for (const [index, part] of prorate(amount, parts).entries()) {
          expect(part).toBeLessThanOrEqual(parts[index]);
        }
      }),
    );
  });
});

describe("applyRate", () => {
  it("rounds half up", () => {
    expect(applyRate(1499, 1000)).toBe(150);
    expect(applyRate(5, 1000)).toBe(1);
    expect(applyRate(4, 1000)).toBe(0);
    expect(applyRate(10_000, 725)).toBe(725);
  });

  it("is whole cents, between zero and the whole", () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
        const part = applyRate(amount, rate);
        expect(Number.isInteger(part)).toBe(true);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

describe("conversions", () => {
  it("convert cents to Money and text", () => {
    expect(toMoney(1499)).toEqual({ value: 14.99, currency: "USD" });
    expect(formatMoney(123456)).toBe("$1,234.56");
    expect(formatMoney(9900, { short: true })).toBe("$99");
    expect(formatMoney(9950, { short: true })).toBe("$99.50");
    expect(formatMoney(-500)).toBe("−$5.00");
  });

  it("read an amount from configuration, or nothing", () => {
    expect(centsFromText("99")).toBe(9900);
    expect(centsFromText("6.95")).toBe(695);
    for (const wrong of [undefined, "", "-1", "1e9", "abc", "1.234"]) expect(centsFromText(wrong)).toBeNull();
  });
});
