import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shippingMethods } from "~/engine/shipping/shipping-methods";
import { collectTotals } from "~/engine/totals/collect-totals";
import { discountedSubtotal, type TotalsCart, totalOf } from "~/engine/totals/total";

const ORDER = ["subtotal", "discount", "shipping", "tax", "grand_total"];
const [standard, express] = shippingMethods;
const california = { label: "California sales tax", rate_basis_points: 725 };

function coupon(change: Partial<NonNullable<TotalsCart["coupon"]>>): NonNullable<TotalsCart["coupon"]> {
  return {
    code: "WELCOME10",
    label: "10 % off",
    percent_basis_points: 0,
    amount_cents: 0,
    minimum_subtotal_cents: 0,
    ...change,
  };
}

function cart(change: Partial<TotalsCart>): TotalsCart {
  return {
    lines: [{ unitPriceCents: 1499, quantity: 2 }],
    coupon: null,
    shippingMethod: null,
    freeShippingFromCents: 9900,
    taxRate: null,
    ...change,
  };
}

const anyCart: fc.Arbitrary<TotalsCart> = fc.record({
  lines: fc.array(
    fc.record({
      unitPriceCents: fc.integer({ min: 0, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 999 }),
    }),
    { maxLength: 20 },
  ),
  coupon: fc
    .option(
      fc.oneof(
        fc.record({
          percent_basis_points: fc.integer({ min: 1, max: 10_000 }),
          minimum_subtotal_cents: fc.nat(20_000),
        }),
        fc.record({
          amount_cents: fc.integer({ min: 1, max: 50_000 }),
          minimum_subtotal_cents: fc.nat(20_000),
        }),
      ),
    )
    .map((change) => change && coupon(change)),
  shippingMethod: fc.option(fc.constantFrom(...shippingMethods)),
  freeShippingFromCents: fc.option(fc.nat(20_000)),
  taxRate: fc
    .option(fc.nat(1200))
    .map((rate) => rate && { label: "Tax", rate_basis_points: rate })
    .map((rate) => rate || null),
});

describe("the totals of a cart", () => {
  it("add up: goods, coupon, shipping, tax", () => {
    const totals = collectTotals(
      cart({ coupon: coupon({ percent_basis_points: 1000 }), shippingMethod: express, taxRate: california }),
    );
    expect(totals.lines.map(({ code, cents }) => [code, cents])).toEqual([
      ["subtotal", 2998],
      ["discount", -300],
      ["shipping", 1295],
      ["tax", 196],
      ["grand_total", 4189],
    ]);
  });

  it("ship standard for free from exactly the configured amount after discounts", () => {
    const lines = [{ unitPriceCents: 9900, quantity: 1 }];
    expect(totalOf(collectTotals(cart({ lines, shippingMethod: standard })), "shipping")).toBe(0);
    expect(totalOf(collectTotals(cart({ lines, shippingMethod: express })), "shipping")).toBe(1295);
    const oneCentOff = coupon({ amount_cents: 1 });
    const discounted = collectTotals(cart({ lines, shippingMethod: standard, coupon: oneCentOff }));
    expect(totalOf(discounted, "shipping")).toBe(695);
  });

  it("keep a coupon whose minimum is not reached, without its discount, and say what it waits for", () => {
    const totals = collectTotals(
      cart({ coupon: coupon({ code: "PAWS5", amount_cents: 500, minimum_subtotal_cents: 3000 }) }),
    );
    expect(totals.lines[1]).toEqual({ code: "discount", label: "Discount (PAWS5, from $30)", cents: 0 });
    expect(totalOf(totals, "grand_total")).toBe(2998);
  });

  it("never take more off than the goods cost", () => {
    const totals = collectTotals(cart({ coupon: coupon({ amount_cents: 100_000 }) }));
    expect(totalOf(totals, "grand_total")).toBe(0);
  });
});

describe("the totals of any cart", () => {
  it("sum to the grand total, in the fixed order", () => {
    fc.assert(
      fc.property(anyCart, (any) => {
        const { lines } = collectTotals(any);
        const codes = lines.map((line) => line.code);
        expect(codes).toEqual(ORDER.filter((code) => codes.some((other) => other === code)));
        const parts = lines.slice(0, -1).reduce((sum, line) => sum + line.cents, 0);
        expect(lines[lines.length - 1]).toMatchObject({ code: "grand_total", cents: parts });
      }),
    );
  });

  it("have rows that sum to the subtotal, the discount and the tax", () => {
    fc.assert(
      fc.property(anyCart, (any) => {
        const totals = collectTotals(any);
        const sum = (key: "rowCents" | "discountCents" | "taxCents") =>
          totals.rows.reduce((cents, row) => cents + row[key], 0);
        expect(sum("rowCents")).toBe(totalOf(totals, "subtotal"));
        expect(sum("discountCents")).toBe(0 - totalOf(totals, "discount"));
        expect(sum("taxCents")).toBe(totalOf(totals, "tax"));
      }),
    );
  });

  it("are whole cents and nowhere below zero but for the discount", () => {
    fc.assert(
      fc.property(anyCart, (any) => {
        const totals = collectTotals(any);
        for (const { code, cents } of totals.lines) {
          expect(Number.isSafeInteger(cents)).toBe(true);
          expect(code === "discount" ? 0 - cents : cents).toBeGreaterThanOrEqual(0);
        }
        for (const row of totals.rows) {
          expect(row.discountCents).toBeLessThanOrEqual(row.rowCents);
          for (const cents of Object.values(row)) expect(cents).toBeGreaterThanOrEqual(0);
        }
        expect(discountedSubtotal(totals)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("are the same for the same cart, which is left as it was", () => {
    fc.assert(
      fc.property(anyCart, (any) => {
        const before = structuredClone(any);
        expect(collectTotals(any)).toEqual(collectTotals(structuredClone(any)));
        expect(any).toEqual(before);
      }),
    );
  });
});
