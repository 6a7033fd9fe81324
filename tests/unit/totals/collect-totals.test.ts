import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isTaxedClass, TAX_CLASSES } from "~/engine/tax/tax-class";
import { collectTotals } from "~/engine/totals/collect-totals";
import {
  costOfGoods,
  discountedSubtotal,
  type PricedLine,
  type TotalsCart,
  type TotalsRow,
  totalOf,
} from "~/engine/totals/total";
import { homeMethods } from "../shipping/base-shipping";
import { stateRate } from "../tax/tax-fixtures";

const ORDER = [
  "subtotal",
  "price_code",
  "discount",
  "reward_points",
  "gift_wrapping",
  "shipping",
  "tax",
  "gift_card",
  "store_credit",
  "grand_total",
];
const TAKEN_OFF = new Set(["price_code", "discount", "reward_points", "gift_card", "store_credit"]);
const [standard, express] = homeMethods;
const california = stateRate(7250, { label: "Sales tax (California)" });

function coupon(change: Partial<NonNullable<TotalsCart["coupon"]>>): NonNullable<TotalsCart["coupon"]> {
  return {
    code: "WELCOME10",
    label: "10 % off",
    percent_basis_points: 0,
    amount_cents: 0,
    minimum_subtotal_cents: 0,
    stacks: true,
    products: null,
    ...change,
  };
}

function line(change: Partial<PricedLine>): PricedLine {
  return {
    unitPriceCents: 1499,
    quantity: 1,
    offerPriceCents: null,
    wrappingCents: 0,
    takesDiscounts: true,
    taxClass: "goods",
    ...change,
  };
}

function cart(change: Partial<TotalsCart>): TotalsCart {
  return {
    lines: [line({ quantity: 2 })],
    coupon: null,
    pointsCents: 0,
    shippingMethod: null,
    shippingGrams: 480,
    freeShippingFromCents: 9900,
    taxRate: null,
    giftCards: [],
    creditCents: 0,
    ...change,
  };
}

const anyCart: fc.Arbitrary<TotalsCart> = fc.record({
  lines: fc.array(
    fc.record({
      unitPriceCents: fc.integer({ min: 0, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 999 }),
      offerPriceCents: fc.option(fc.nat(100_000)),
      wrappingCents: fc.oneof(fc.constant(0), fc.nat(1000)),
      takesDiscounts: fc.boolean(),
      taxClass: fc.constantFrom(...TAX_CLASSES),
    }),
    { maxLength: 20 },
  ),
  coupon: fc
    .option(
      fc.oneof(
        fc.record({
          percent_basis_points: fc.integer({ min: 1, max: 10_000 }),
          stacks: fc.boolean(),
          products: fc.constant(null),
          minimum_subtotal_cents: fc.nat(20_000),
        }),
        fc.record({
          amount_cents: fc.integer({ min: 1, max: 50_000 }),
          minimum_subtotal_cents: fc.nat(20_000),
        }),
      ),
    )
    .map((change) => change && coupon(change)),
  staffDiscountCents: fc.oneof(fc.constant(0), fc.nat(200_000)),
  pointsCents: fc.oneof(fc.constant(0), fc.nat(200_000)),
  shippingGrams: fc.nat(50_000),
  shippingMethod: fc.option(fc.constantFrom(...homeMethods)),
  freeShippingFromCents: fc.option(fc.nat(20_000)),
  taxRate: fc.option(
    fc
      .record({
        thousandths: fc.integer({ min: 1, max: 12_000 }),
        taxesShipping: fc.boolean(),
        clothing: fc.constantFrom(null, { kind: "exempt" as const }),
      })
      .map(({ thousandths, ...rules }) => stateRate(thousandths, rules)),
  ),
  giftCards: fc.array(fc.record({ ending: fc.string(), balanceCents: fc.nat(100_000) }), { maxLength: 3 }),
  creditCents: fc.oneof(fc.constant(0), fc.nat(100_000)),
});

describe("the totals of a cart", () => {
  it("are the sum of products, coupon, shipping and tax", () => {
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

  it("have free standard shipping from exactly the configured amount after discounts", () => {
    const lines = [line({ unitPriceCents: 9900 })];
    expect(totalOf(collectTotals(cart({ lines, shippingMethod: standard })), "shipping")).toBe(0);
    expect(totalOf(collectTotals(cart({ lines, shippingMethod: express })), "shipping")).toBe(1295);
    const oneCentOff = coupon({ amount_cents: 1 });
    const discounted = collectTotals(cart({ lines, shippingMethod: standard, coupon: oneCentOff }));
    expect(totalOf(discounted, "shipping")).toBe(695);
  });

  it("keep a coupon below its minimum without a discount, and name the missing amount", () => {
    const totals = collectTotals(
      cart({ coupon: coupon({ code: "PAWS5", amount_cents: 500, minimum_subtotal_cents: 3000 }) }),
    );
    expect(totals.lines[1]).toEqual({ code: "discount", label: "Discount (PAWS5, from $30)", cents: 0 });
    expect(totalOf(totals, "grand_total")).toBe(2998);
  });

  it("tax products after all discounts, with their gift wrap, and shipping where the state does", () => {
    const chicago = stateRate(10_250, { label: "Sales tax (Chicago, Illinois)", taxesShipping: true });
    const wrapped = {
      lines: [line({ quantity: 2, wrappingCents: 300 })],
      coupon: coupon({ percent_basis_points: 1000 }),
      pointsCents: 500,
      shippingMethod: express,
    };
    const taxed = collectTotals(cart({ ...wrapped, taxRate: chicago }));
    expect(taxed.rows[0].taxCents).toBe(287);
    expect(taxed.shippingTaxCents).toBe(133);
    expect(totalOf(taxed, "tax")).toBe(420);
    expect(taxed.lines.find(({ code }) => code === "tax")?.label).toBe(chicago.label);
    const goodsAlone = collectTotals(cart({ ...wrapped, taxRate: { ...chicago, taxesShipping: false } }));
    expect(goodsAlone.shippingTaxCents).toBe(0);
    expect(totalOf(goodsAlone, "tax")).toBe(287);
  });

  it("give free shipping for the contents of the parcel only", () => {
    const gift = line({ unitPriceCents: 9900, taxClass: "gift_card", takesDiscounts: false });
    const shippingOf = (lines: PricedLine[]) =>
      totalOf(collectTotals(cart({ lines, shippingMethod: standard })), "shipping");
    expect(shippingOf([gift, line({ unitPriceCents: 9899 })])).toBe(standard.baseCents);
    expect(shippingOf([gift, line({ unitPriceCents: 9900 })])).toBe(0);
  });

  it("have no tax line where nothing is taxed", () => {
    const lines = [line({ taxClass: "gift_card", takesDiscounts: false })];
    const codes = collectTotals(cart({ lines, taxRate: california })).lines.map(({ code }) => code);
    expect(codes).toEqual(["subtotal", "grand_total"]);
  });

  it("do not tax the shipping of untaxed products", () => {
    const taxRate = stateRate(10_000, { taxesShipping: true });
    const totals = collectTotals(
      cart({ lines: [line({ taxClass: "gift_card" })], shippingMethod: express, taxRate }),
    );
    expect(totalOf(totals, "tax")).toBe(0);
  });

  it("do not tax the shipping of what is cheap enough to be exempt", () => {
    const clothing = { kind: "exempt_up_to", cents: 25_000 } as const;
    const taxRate = stateRate(7000, { taxesShipping: true, clothing });
    const lines = [line({ taxClass: "clothing", unitPriceCents: 2000 })];
    const totals = collectTotals(cart({ lines, shippingMethod: express, taxRate }));
    expect(totals.lines.map(({ code }) => code)).toEqual(["subtotal", "shipping", "grand_total"]);
    expect(totals.shippingTaxCents).toBe(0);
  });

  it("never discount more than the price of the products", () => {
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
        const places = codes.map((code) => ORDER.indexOf(code));
        expect(places).toEqual([...places].sort((one, other) => one - other));
        const parts = lines.slice(0, -1).reduce((total, line) => total + line.cents, 0);
        expect(lines[lines.length - 1]).toMatchObject({ code: "grand_total", cents: parts });
      }),
    );
  });

  it("have rows that add up to the lines about products", () => {
    fc.assert(
      fc.property(anyCart, (any) => {
        const totals = collectTotals(any);
        const total = (key: Exclude<keyof TotalsRow, "line">) =>
          totals.rows.reduce((cents, row) => cents + row[key], 0);
        expect(total("rowCents")).toBe(totalOf(totals, "subtotal"));
        expect(total("offerCents")).toBe(0 - totalOf(totals, "price_code"));
        expect(total("discountCents")).toBe(0 - totalOf(totals, "discount"));
        expect(total("pointsCents")).toBe(0 - totalOf(totals, "reward_points"));
        expect(total("wrappingCents")).toBe(totalOf(totals, "gift_wrapping"));
        expect(total("taxCents") + totals.shippingTaxCents).toBe(totalOf(totals, "tax"));
      }),
    );
  });

  it("discount nothing that is worth money itself, and tax nothing that is untaxed", () => {
    fc.assert(
      fc.property(anyCart, (any) => {
        const { rows } = collectTotals(any);
        expect(rows.map(({ line }) => line)).toEqual(any.lines);
        for (const { line, ...row } of rows) {
          if (!line.takesDiscounts) expect(row.discountCents + row.pointsCents).toBe(0);
          if (!isTaxedClass(line.taxClass)) expect(row.taxCents).toBe(0);
        }
      }),
    );
  });

  it("are whole cents and not negative, except for discounts", () => {
    fc.assert(
      fc.property(anyCart, (any) => {
        const totals = collectTotals(any);
        for (const { code, cents } of totals.lines) {
          expect(Number.isSafeInteger(cents)).toBe(true);
          expect(TAKEN_OFF.has(code) ? 0 - cents : cents).toBeGreaterThanOrEqual(0);
        }
        for (const row of totals.rows) {
          expect(costOfGoods(row)).toBeGreaterThanOrEqual(0);
          const { line: _line, ...amounts } = row;
          for (const cents of Object.values(amounts)) expect(cents).toBeGreaterThanOrEqual(0);
        }
        expect(discountedSubtotal(totals)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("are the same for the same cart, which is unchanged", () => {
    fc.assert(
      fc.property(anyCart, (any) => {
        const before = structuredClone(any);
        expect(collectTotals(any)).toEqual(collectTotals(structuredClone(any)));
        expect(any).toEqual(before);
      }),
    );
  });
});
